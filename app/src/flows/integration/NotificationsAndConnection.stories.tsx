import { endpoints } from '@machine/contract';
import { notifications, player } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { integration } from '../flow.ts';
import { type FakeSocket, createFakeSocket } from '../flowSetup.ts';

const { openSocket, socket } = createFakeSocket();

const meta = {
  title: 'Flows/Integration/Notifications and Connection',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { openSocket },
    reply(endpoints.notifications, notifications),
    reply(endpoints.unreadCount, { count: 12 }),
    reply(endpoints.markAllRead, null),
    reply(endpoints.logout, null),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const findBell = (name: string) => screen.findByRole('button', { name });

export const MenuWithFailedChats: Story = {
  name: 'keeps the menu usable when its chats fail to load',
  parameters: { covers: ['C18', 'F5', 'X34'] },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.matchChats, 500), reply(endpoints.achievements, []));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await waitFor(async () => expect(await screen.findByText("Couldn't load chats.")).toBeVisible());
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Home' })).toHaveFocus());
    msw.use(reply(endpoints.matchChats, []));
    await userEvent.click(menu.getByRole('button', { name: 'Try again' }));
    await expect(await menu.findByText('No active chats')).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Achievements' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LogoutClosesConnection: Story = {
  name: 'closes the connection on logout',
  parameters: { covers: ['W4'] },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    const first = await socket();
    await userEvent.click(await canvas.findByRole('button', { name: player.username }));
    msw.use(replyError(endpoints.currentUser, 401, 'Unauthorized'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(first.close).toHaveBeenCalled());
    await expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  },
};

export const MountedInStrictMode: Story = {
  name: 'keeps one connection when mounted twice by StrictMode',
  parameters: { covers: ['W5'] },
  render: (args) => (
    <StrictMode>
      <FlowApp {...args} />
    </StrictMode>
  ),
  play: async () => {
    openSocket.mockClear();
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    await findBell('Notifications, 9+ unread');
    const openSockets = openSocket.mock.results.filter(
      ({ value }) => (value as unknown as FakeSocket).close.mock.calls.length === 0,
    );
    await expect(openSockets).toHaveLength(1);
  },
};
