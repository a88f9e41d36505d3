import { endpoints, STORAGE_KEYS } from '@machine/contract';
import {
  activeSessions,
  openPrediction,
  player,
  playerWithoutPassword,
  unconfirmedPlayer,
} from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { readStored } from '../../services/storage.ts';
import { FlowApp } from '../FlowApp.tsx';
import { arrival, nobody, toast } from '../steps.ts';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Settings',
  component: FlowApp,
  args: { path: '/settings', leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.updatePreference, null),
      reply(endpoints.changePassword, null),
      reply(endpoints.activeSessions, activeSessions),
      reply(endpoints.logoutEverywhere, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const AVisitorIsAskedToLogIn: Story = {
  name: 'a visitor has no settings, and is asked to log in',
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Log in to see your settings')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TheMenuLeadsToTheSettings: Story = {
  args: { path: '/' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: player.username }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await arrival(context, 'Settings');
  },
};

export const DarkModeIsRemembered: Story = {
  name: 'dark mode changes at once, is stored, and is the one that the header knows',
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

export const APreferenceIsStored: Story = {
  name: 'C36: a switch is seen at once, and sent alone',
  play: async ({ canvas, msw, userEvent }) => {
    const sent: unknown[] = [];
    msw.use(
      http.patch(endpoints.updatePreference.path, async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const control = await canvas.findByRole('switch', { name: 'Rank up' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ notifyRankUp: false }]));
    await userEvent.click(canvas.getByRole('switch', { name: 'Achievements' }));
    await waitFor(() => expect(sent).toEqual([{ notifyRankUp: false }, { notifyAchievement: false }]));
    await expect(control).not.toBeChecked();
  },
};

export const TheLastWishWins: Story = {
  name: 'C36×F17, QL: wishes leave one after another, and the last one wins',
  play: async ({ canvas, msw, userEvent }) => {
    const answers: (() => void)[] = [];
    const sent: unknown[] = [];
    msw.use(
      http.patch(endpoints.updatePreference.path, async ({ request }) => {
        sent.push(await request.json());
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json(null);
      }),
    );
    const rank = await canvas.findByRole('switch', { name: 'Rank up' });
    await userEvent.click(rank);
    await waitFor(() => expect(answers).toHaveLength(1));
    for (const _ of [1, 2, 3]) await userEvent.click(rank);
    await userEvent.click(canvas.getByRole('switch', { name: 'Match start' }));
    await expect(rank).toBeChecked();
    await expect(sent).toEqual([{ notifyRankUp: false }]);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(sent.slice(1)).toEqual([{ notifyRankUp: true }]);
    answers[1]?.();
    await waitFor(() => expect(answers).toHaveLength(3));
    await expect(sent.slice(2)).toEqual([{ notifyMatchStart: false }]);
    answers[2]?.();
    await expect(rank).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Match start' })).not.toBeChecked();
  },
};

export const ARefusedPreferenceGoesBack: Story = {
  name: "C36×F5: a switch that could not be stored shows the server's value again, keeps the focus and says so",
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(refuse(endpoints.updatePreference, 500));
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

export const AnEndedSessionIsSeen: Story = {
  name: 'C36×F6: a switch pressed after the session has ended says so and becomes the login prompt',
  play: async ({ canvas, msw, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: 'Match start' });
    msw.use(nobody, refuse(endpoints.updatePreference, 401, 'Unauthorized'));
    await userEvent.click(control);
    await expect(await canvas.findByText('Log in to see your settings')).toBeVisible();
    await toast(FAILED);
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

export const APasswordIsChanged: Story = {
  name: 'C37: a changed password empties the fields and says so',
  play: async (context) => {
    const { canvas } = context;
    await changePassword(context);
    await expect(await canvas.findByText('Password changed.')).toBeVisible();
    for (const label of PASSWORDS) await expect(canvas.getByLabelText(label)).toHaveValue('');
  },
};

export const AWrongPasswordKeepsTheFields: Story = {
  name: 'C37×F6, R8: a wrong password keeps all three fields, and nobody is logged out',
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(refuse(endpoints.changePassword, 401));
    await changePassword(context);
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText('Current password')).toHaveValue('old one');
    await expect(canvas.getByLabelText('New password')).toHaveValue('sixsix');
    await expect(canvas.getByRole('button', { name: player.username })).toBeVisible();
  },
};

export const ALinkIsSentAgain: Story = {
  name: 'C40: a confirmation link is sent again on request, and a refusal says why',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.currentUser, unconfirmedPlayer));
  },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(refuse(endpoints.resendConfirmation, 429, 'That was too often. Please try again in a moment.'));
    const button = await canvas.findByRole('button', { name: 'Send again' });
    await userEvent.click(button);
    await expect(await canvas.findByText('That was too often. Please try again in a moment.')).toBeVisible();
    msw.use(reply(endpoints.resendConfirmation, {}));
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Email sent/)).toBeVisible();
  },
};

export const NoPasswordToChange: Story = {
  name: 'SPEC 6: an account without a password has none to change',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.currentUser, playerWithoutPassword));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Dark mode' });
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

const showsNoSessions: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2, name: 'Security' });
  await waitFor(() => expect(canvas.queryByText("Where you're logged in")).toBeNull());
};

export const AServerWithoutSessionsShowsNone: Story = {
  name: 'a server that answers 404 to the list of sessions has no such section',
  beforeEach: ({ msw }) => msw.use(refuse(endpoints.activeSessions, 404)),
  play: showsNoSessions,
};

export const AServerThatKnowsNoSessionsShowsNone: Story = {
  name: 'a server that answers 501 to the list of sessions has no such section',
  beforeEach: ({ msw }) => msw.use(refuse(endpoints.activeSessions, 501)),
  play: showsNoSessions,
};

export const LogsOutEverywhere: Story = {
  name: 'after logging out everywhere nobody is logged in here, and home is shown',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere?' });
    msw.use(nobody);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
    await toast("You've been logged out on all your devices");
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
