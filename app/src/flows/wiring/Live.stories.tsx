import { endpoints } from '@machine/contract';
import { notifications, openPrediction, player } from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { type FakeSocket, freshWorld, socketOf } from '../world.ts';

const { openSocket, socket } = socketOf();

const meta = {
  title: 'Wiring/Live',
  component: FlowApp,
  args: { leave: fn(), openSocket },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.notifications, notifications),
      reply(endpoints.unreadCount, { count: 12 }),
      reply(endpoints.markAllRead, null),
      reply(endpoints.logout, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const bell = (name: string) => screen.findByRole('button', { name });

export const MarkingFailsWithoutAWord: Story = {
  name: 'C16×F5: marking that fails leaves all unread, and says nothing',
  play: async ({ msw, userEvent }) => {
    msw.use(refuse(endpoints.markAllRead, 500));
    await userEvent.click(await bell('Notifications, 9+ unread'));
    const markAll = await screen.findByRole('button', { name: 'Mark All Read' });
    await userEvent.click(markAll);
    await waitFor(() => expect(markAll).not.toHaveAttribute('aria-busy'));
    await expect(markAll).toBeVisible();
    await expect(screen.queryByText('All notifications marked as read')).toBeNull();
  },
};

export const NewsThatFailToLoad: Story = {
  name: 'C14×F5, C17×F12: news that fail to load are not none, and a count that is none has no badge',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.notifications, 500), reply(endpoints.unreadCount, { count: -1 }));
  },
  play: async ({ msw, userEvent }) => {
    await userEvent.click(await bell('Notifications'));
    await expect(await screen.findByText("Couldn't load notifications.")).toBeVisible();
    await expect(screen.queryByText('No notifications')).toBeNull();
    msw.use(reply(endpoints.notifications, []));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('No notifications')).toBeVisible();
  },
};

export const TheMenuLeadsEverywhere: Story = {
  name: 'C18×F5, X34: the menu leads on when its chats fail to load',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.matchChats, 500), reply(endpoints.achievements, []));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(await screen.findByText("Couldn't load chats.")).toBeVisible();
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

export const LoggingOutEndsTheConnection: Story = {
  name: 'W4: logging out ends the connection that the player had',
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    const first = await socket();
    await userEvent.click(await canvas.findByRole('button', { name: player.username }));
    msw.use(refuse(endpoints.currentUser, 401, 'Unauthorized'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(first.close).toHaveBeenCalled());
    await expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  },
};

export const MountedTwice: Story = {
  name: 'W5: mounted twice, as StrictMode does, the page keeps one connection',
  render: (args) => (
    <StrictMode>
      <FlowApp {...args} />
    </StrictMode>
  ),
  play: async () => {
    openSocket.mockClear();
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    await bell('Notifications, 9+ unread');
    const kept = openSocket.mock.results.filter(
      ({ value }) => (value as unknown as FakeSocket).close.mock.calls.length === 0,
    );
    await expect(kept).toHaveLength(1);
  },
};
