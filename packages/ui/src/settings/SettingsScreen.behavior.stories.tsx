import {
  activeSessions,
  blockedPlayers,
  manyActiveSessions,
  manyBlockedPlayers,
  player,
  someClubsHidden,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { EmailConfirmationState } from './EmailConfirmation.tsx';
import { SettingsScreen, type SettingsState } from './SettingsScreen.tsx';
import settings from './SettingsScreen.stories.tsx';

const onLogin = fn();
const onAppearance = fn();
const onShortcuts = fn();
const onPreference = fn();
const onExport = fn();
const onHide = fn();
const onSend = fn();
const onDelete = fn();
const onEnd = fn();
const onLogoutEverywhere = fn();

const READY: Extract<SettingsState, { kind: 'ready' }> = {
  kind: 'ready',
  appearance: { appearance: 'dark', onAppearance },
  shortcuts: { isOn: true, onChange: onShortcuts },
  security: { username: 'ada@example.com', state: { kind: 'form', isSubmitting: false }, onChangePassword: fn() },
  sessions: {
    state: { kind: 'ready', sessions: activeSessions },
    ending: new Set(),
    onEnd,
    everywhere: { kind: 'idle' },
    onLogoutEverywhere,
  },
  preferences: { values: player, saving: new Set(), onPreference },
  reminders: null,
  hiddenResults: { state: { kind: 'ready', hidden: someClubsHidden }, onChoose: onHide },
  dataExport: { state: { kind: 'idle' }, onExport },
  deletion: { state: { kind: 'idle' }, onDelete },
};

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: READY },
  beforeEach: () => {
    for (const callback of [
      onLogin,
      onAppearance,
      onPreference,
      onExport,
      onSend,
      onDelete,
      onEnd,
      onHide,
      onLogoutEverywhere,
    ])
      callback.mockClear();
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const OffersLoginToVisitors: Story = {
  args: { state: { kind: 'anonymous', onLogin } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};

export const HasAHeadingPerSectionAndALabelPerSwitch: Story = {
  name: 'Every section has a heading and every switch a label; a confirmed address has no notice',
  parameters: { covers: ['X47'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Appearance',
      'Keyboard',
      'Security',
      "Where you're logged in",
      'Email preferences',
      'Notification preferences',
      'Spoiler-free',
      'Privacy and terms',
      'Your data',
      'Delete account',
    ]);
    for (const name of [
      'Dark mode',
      'Shortcuts',
      'Email notifications',
      'Rank up',
      'Achievements',
      'Match start',
      'Picks of players you follow',
    ]) {
      await expect(canvas.getByRole('switch', { name })).toBeChecked();
    }
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.queryByText(/Confirm your email address/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

export const HasASectionForEachFeature: Story = {
  args: settings.args,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Appearance',
      'Keyboard',
      'Security',
      "Where you're logged in",
      'Your clubs',
      'Email preferences',
      'Notification preferences',
      'Reminders',
      'Spoiler-free',
      'Blocked and muted players',
      'Privacy and terms',
      'Your data',
      'Delete account',
    ]);
    await expect(canvas.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open an export' })).toHaveAttribute('href', '/export');
  },
};

export const HidesTheSecuritySectionWithoutAPassword: Story = {
  args: { state: { ...READY, security: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Security' })).toBeNull();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

export const ReportsSwitchChangesAndExports: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Dark mode' }));
    await expect(onAppearance).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('switch', { name: 'Shortcuts' }));
    await expect(onShortcuts).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Match start' }));
    await expect(onPreference).toHaveBeenCalledWith('notifyMatchStart', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Export data' }));
    await expect(onExport).toHaveBeenCalledOnce();
  },
};

const FAILED = 'Failed to update preferences. Please try again.';

export const ShowsAFailureInItsSection: Story = {
  name: 'Announces a failure politely and only in the section of its switch',
  parameters: { covers: ['C36'] },
  args: { state: { ...READY, preferences: { ...READY.preferences, failed: 'notifyRankUp' } } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Notification preferences' }));
    await expect(section.getByRole('status')).toHaveTextContent(FAILED);
    await expect(canvas.getAllByText(FAILED)).toHaveLength(1);
  },
};

export const IgnoresSwitchesWhileRateLimited: Story = {
  name: 'Ignores the switches while rate-limited and keeps the focus',
  parameters: { covers: ['C36', 'F10'] },
  args: { state: { ...READY, preferences: { ...READY.preferences, failed: 'notifyRankUp', isRateLimited: true } } },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Rank up' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(onPreference).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
  },
};

const unconfirmed = (state: EmailConfirmationState) => ({
  state: {
    ...READY,
    preferences: { ...READY.preferences, confirmation: { email: 'ada@example.org', state, onSend } },
  },
});
const sendAgain = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('button', { name: 'Send again' });

export const OffersToResendTheConfirmation: Story = {
  name: 'Shows an unconfirmed address and resends the link on request',
  args: unconfirmed({ kind: 'idle' }),
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Email preferences' }));
    await expect(section.getByText(/Confirm your email address/).closest('p')).toHaveTextContent(
      'Confirm your email address. We sent a link to ada@example.org. Until then we only send account emails.',
    );
    await userEvent.click(sendAgain({ canvas }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const ResendsTheLinkOnlyOnce: Story = {
  name: 'Ignores presses while the link is being sent and keeps the focus',
  args: unconfirmed({ kind: 'busy' }),
  play: async ({ canvas, userEvent }) => {
    sendAgain({ canvas }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(sendAgain({ canvas })).toHaveFocus();
    await expect(sendAgain({ canvas })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ShowsHowLongToWaitBeforeResending: Story = {
  name: 'Shows how long to wait when rate-limited and sends nothing until then',
  args: unconfirmed({
    kind: 'failed',
    error: 'Too many requests. Please try again in 40 seconds.',
    isRateLimited: true,
  }),
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Email preferences' }));
    await expect(section.getByText(/in 40 seconds/)).toBeVisible();
    await userEvent.click(sendAgain({ canvas }));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

const openDeletion = async ({ canvas, userEvent }: Context) => {
  const trigger = canvas.getByRole('button', { name: 'Delete account' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete account?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, trigger };
};

export const ConfirmsBeforeDeleting: Story = {
  name: 'Asks for confirmation with the focus on Cancel; Escape and Enter cancel and return the focus',
  parameters: { covers: ['X31'] },
  play: async (context) => {
    const { dialog, trigger } = await openDeletion(context);
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    const again = await openDeletion(context);
    await waitFor(() => expect(within(again.dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

export const DeletesWhenConfirmed: Story = {
  play: async (context) => {
    const { dialog } = await openDeletion(context);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const LocksTheDialogWhileDeleting: Story = {
  name: 'The dialog can be neither confirmed again nor closed while deleting',
  parameters: { covers: ['C38'] },
  args: { state: { ...READY, deletion: { ...READY.deletion, state: { kind: 'busy' } } } },
  play: async (context) => {
    const { dialog } = await openDeletion(context);
    await context.userEvent.keyboard('{Escape}');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await expect(onDelete).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

export const ShowsAFailureInTheDialog: Story = {
  name: 'Shows a failure as an alert in the dialog, which stays open',
  parameters: { covers: ['X31', 'C38'] },
  args: { state: { ...READY, deletion: { ...READY.deletion, state: { kind: 'failed', error: 'Not today.' } } } },
  play: async (context) => {
    const { dialog } = await openDeletion(context);
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Not today.');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const sessions = { ...READY.sessions, ending: new Set<string>() } as NonNullable<typeof READY.sessions>;
const listed = (list: typeof activeSessions, more: Partial<typeof sessions> = {}): Story['args'] => ({
  state: { ...READY, sessions: { ...sessions, ...more, state: { kind: 'ready', sessions: list } } },
});

export const EndsOneSession: Story = {
  name: 'Every session except the current one has a Log out button',
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Devices' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(activeSessions.length);
    await expect(list.getAllByRole('button')).toHaveLength(activeSessions.length - 1);
    await expect(list.getByText('This device')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Log out Safari on iPhone/ }));
    await expect(onEnd).toHaveBeenCalledWith('s-phone');
  },
};

export const EndsASessionOnlyOnce: Story = {
  name: 'A session that is being ended ignores presses; the others do not',
  args: listed(activeSessions, { ending: new Set(['s-phone']) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Log out Safari on iPhone/ }));
    await expect(onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Log out Firefox on Windows/ }));
    await expect(onEnd).toHaveBeenCalledWith('s-desk');
  },
};

export const ShowsTheMostRecentSessions: Story = {
  name: 'Shows the 50 most recent of many sessions, and a note about it',
  args: listed(manyActiveSessions(300)),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Devices' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByText(/^Showing the 50 most recent/)).toBeVisible();
  },
};

const openLogoutEverywhere = async ({ canvas, userEvent }: Context) => {
  const trigger = canvas.getByRole('button', { name: 'Log out everywhere' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere?' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return { dialog, trigger };
};

export const ConfirmsBeforeLoggingOutEverywhere: Story = {
  name: 'Logs out everywhere after confirmation; Escape cancels and returns the focus',
  play: async (context) => {
    const { dialog, trigger } = await openLogoutEverywhere(context);
    await expect(dialog).toHaveAccessibleDescription(/including this one/);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onLogoutEverywhere).not.toHaveBeenCalled();
    const again = await openLogoutEverywhere(context);
    await context.userEvent.click(within(again.dialog).getByRole('button', { name: 'Log out everywhere' }));
    await expect(onLogoutEverywhere).toHaveBeenCalledOnce();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const AddsAndRemovesClubsWithHiddenResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add a club' }), 'celt');
    await userEvent.click(canvas.getByRole('button', { name: 'Boston Celtics' }));
    await expect(onHide).toHaveBeenLastCalledWith({ all: false, clubs: ['LAL', 'ARS', 'BOS'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Arsenal' }));
    await expect(onHide).toHaveBeenLastCalledWith({ all: false, clubs: ['LAL'] });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add a club' }), 'xyz');
    await expect(canvas.getByText('No club found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide all results' }));
    await expect(onHide).toHaveBeenLastCalledWith({ all: true, clubs: ['LAL', 'ARS'] });
  },
};

const onLift = fn();
const onRestore = fn();
const [blockedPlayer] = blockedPlayers;
const blockedName = blockedPlayer?.username ?? '';

const NO_ROWS = { busyIds: new Set<string>(), liftedIds: new Set<string>(), onLift, onRestore };
const withAvoided = (players: typeof blockedPlayers, liftedIds = new Set<string>()): SettingsState => ({
  ...READY,
  avoided: {
    blocked: { ...NO_ROWS, state: { kind: 'ready', players }, liftedIds },
    muted: { ...NO_ROWS, state: { kind: 'ready', players: [] } },
    profileHref: (id) => `/profile/${id}`,
  },
});

const Unblocking: Story['render'] = function Unblocking() {
  const [lifted, setLifted] = useState(new Set<string>());
  onLift.mockImplementation((id: string) => setLifted(new Set([id])));
  onRestore.mockImplementation(() => setLifted(new Set()));
  return <SettingsScreen state={withAvoided(blockedPlayers, lifted)} />;
};

/** The row stays, and its button keeps the focus. */
export const UnblocksAndUndoesItByKeyboard: Story = {
  parameters: { covers: ['I10'] },
  render: Unblocking,
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Blocked and muted players' }));
    await expect(section.getByText("You haven't muted anyone.")).toBeVisible();
    const button = section.getByRole('button', { name: `Unblock ${blockedName}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onLift).toHaveBeenCalledWith(blockedPlayer?.id);
    await expect(section.getByText('Unblocked')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(`Undo ${blockedName}`);
    await userEvent.keyboard('{Enter}');
    await expect(onRestore).toHaveBeenCalledWith(blockedPlayer?.id);
    await expect(button).toHaveAccessibleName(`Unblock ${blockedName}`);
    await expect(button).toHaveFocus();
  },
};

export const RendersOnlyTheVisibleOfVeryManyBlockedPlayers: Story = {
  args: { state: withAvoided(manyBlockedPlayers(1_000)) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Blocked' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getByRole('heading', { name: 'Blocked 1,000' })).toBeVisible();
  },
};
