import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { activeSessions, player, playerWithoutPassword } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readStored } from '../../services/storage.ts';
import { integration } from '../flow.ts';
import { loggedOut, expectToast } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Settings',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/settings' },
    reply(endpoints.updatePreference, null),
    reply(endpoints.changePassword, null),
    reply(endpoints.activeSessions, activeSessions),
    reply(endpoints.logoutEverywhere, null),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Visitor: Story = {
  name: 'asks a visitor to log in',
  beforeEach: ({ msw }) => {
    msw.use(loggedOut);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Log in to see your settings')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DarkMode: Story = {
  name: 'changes dark mode immediately, stores it and updates the header',
  play: async ({ canvas, globals, userEvent }) => {
    const dark = await canvas.findByRole('switch', { name: 'Dark mode' });
    const wasDark = globals.appearance !== 'light';
    await expect((dark as HTMLInputElement).checked).toBe(wasDark);
    await userEvent.click(dark);
    await expect(readStored(STORAGE_KEYS.theme)).toBe(wasDark ? 'light' : 'dark');
    await expect(canvas.getByRole('button', { name: `Switch to ${wasDark ? 'dark' : 'light'} mode` })).toBeVisible();
    await userEvent.click(dark);
    await expect(readStored(STORAGE_KEYS.theme)).toBe(wasDark ? 'dark' : 'light');
  },
};

const FAILED = 'Failed to update preferences. Please try again.';

export const SerializesPreferences: Story = {
  name: 'sends changes one at a time and only the last value of a switch',
  parameters: { covers: ['C36', 'F17'] },
  play: async ({ canvas, msw, userEvent }) => {
    const resolvers: (() => void)[] = [];
    const sent: unknown[] = [];
    msw.use(
      http.patch(endpoints.updatePreference.path, async ({ request }) => {
        sent.push(await request.json());
        await new Promise<void>((resolve) => resolvers.push(resolve));
        return HttpResponse.json(null);
      }),
    );
    const rank = await canvas.findByRole('switch', { name: 'Rank up' });
    await userEvent.click(rank);
    await waitFor(() => expect(resolvers).toHaveLength(1));
    for (const _ of [1, 2, 3]) await userEvent.click(rank);
    await userEvent.click(canvas.getByRole('switch', { name: 'Match start' }));
    await expect(rank).toBeChecked();
    await expect(sent).toEqual([{ notifyRankUp: false }]);
    resolvers[0]?.();
    await waitFor(() => expect(resolvers).toHaveLength(2));
    await expect(sent.slice(1)).toEqual([{ notifyRankUp: true }]);
    resolvers[1]?.();
    await waitFor(() => expect(resolvers).toHaveLength(3));
    await expect(sent.slice(2)).toEqual([{ notifyMatchStart: false }]);
    resolvers[2]?.();
    await expect(rank).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Match start' })).not.toBeChecked();
  },
};

export const FailedPreference: Story = {
  name: 'rolls back a failed switch, keeps its focus and shows an error',
  parameters: { covers: ['C36', 'F5'] },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(replyError(endpoints.updatePreference, 500));
    const control = await canvas.findByRole('switch', { name: 'Match start' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(FAILED)).toBeVisible();
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    msw.use(reply(endpoints.updatePreference, null));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(FAILED)).toBeNull());
    await expect(control).not.toBeChecked();
  },
};

const PASSWORDS = ['Current password', 'New password', 'Confirm new password'];

const changePassword = async ({ canvas, userEvent }: Context) => {
  await canvas.findByLabelText('Current password');
  for (const label of PASSWORDS) {
    await userEvent.type(canvas.getByLabelText(label), label === 'Current password' ? 'old one' : 'sixsix');
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};

export const WrongPassword: Story = {
  name: 'keeps all three fields and the session after a wrong password',
  parameters: { covers: ['C37', 'F6', 'R8'] },
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(replyError(endpoints.changePassword, 401));
    await changePassword(context);
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText('Current password')).toHaveValue('old one');
    await expect(canvas.getByLabelText('New password')).toHaveValue('sixsix');
    await expect(canvas.getByRole('button', { name: player.username })).toBeVisible();
  },
};

export const AccountWithoutPassword: Story = {
  name: 'hides the password form for an account without a password',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.currentUser, playerWithoutPassword));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Dark mode' });
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

const expectNoSessions: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2, name: 'Security' });
  await waitFor(() => expect(canvas.queryByText("Where you're logged in")).toBeNull());
};

export const SessionsNotFound: Story = {
  name: 'hides the list of sessions when the server responds with 404',
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.activeSessions, 404)),
  play: expectNoSessions,
};

export const SessionsNotImplemented: Story = {
  name: 'hides the list of sessions when the server responds with 501',
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.activeSessions, 501)),
  play: expectNoSessions,
};

export const LogsOutEverywhere: Story = {
  name: 'logs out here and shows home after logging out everywhere',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere?' });
    msw.use(loggedOut);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
    await expectToast("You've been logged out on all your devices");
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
