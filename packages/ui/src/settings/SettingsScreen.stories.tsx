import {
  activeSessions,
  blockedPlayers,
  clubs,
  manyActiveSessions,
  hostileSessions,
  malformedSessions,
  manyBlockedPlayers,
  mutedPlayers,
  nothingHidden,
  player,
  someClubsHidden,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { inFrame, pageParameters } from '../../../../.storybook/helpers/inFrame.tsx';
import type { AvoidedListProps, AvoidedPlayersState } from './AvoidedList.tsx';
import type { ChangePasswordState } from './ChangePasswordForm.tsx';
import type { ActionState } from '../primitives/dialog/actionState.ts';
import type { EmailConfirmationState } from './EmailConfirmation.tsx';
import type { ExportState } from './ExportSection.tsx';
import type { HiddenResultsState } from './HiddenResultsSection.tsx';
import type { SessionsState } from './SessionsSection.tsx';
import { REMINDERS } from '../../../../.storybook/helpers/reminders.ts';
import { SettingsScreen, type SettingsState } from './SettingsScreen.tsx';

type Ready = Extract<SettingsState, { kind: 'ready' }>;

const ready = (more: Partial<Ready> = {}): Story => ({ args: { state: { ...READY, ...more } } });
const preferences = (more: Partial<Ready['preferences']>) => ready({ preferences: { ...READY.preferences, ...more } });
const password = (state: ChangePasswordState) =>
  ready({ security: { username: 'ada@example.com', onChangePassword: fn(), state } });
const SESSIONS = {
  ending: new Set<string>(),
  onEnd: fn(),
  everywhere: { kind: 'idle' },
  onLogoutEverywhere: fn(),
} as const;
const sessions = (state: SessionsState, more: Partial<NonNullable<Ready['sessions']>> = {}) =>
  ready({ sessions: { ...SESSIONS, ...more, state } });
const listed = (list = activeSessions, more: Partial<NonNullable<Ready['sessions']>> = {}) =>
  sessions({ kind: 'ready', sessions: list }, more);
const loggingOut = (everywhere: ActionState): Story => ({
  ...listed(activeSessions, { everywhere }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});
const confirming = (state: EmailConfirmationState, email = 'ada@example.org') =>
  preferences({ confirmation: { email, state, onSend: fn() } });
const exporting = (state: ExportState) => ready({ dataExport: { ...READY.dataExport, state } });
const deleting = (state: ActionState): Story => ({
  ...ready({ deletion: { onDelete: fn(), state } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});

const hiding = (state: HiddenResultsState) => ready({ hiddenResults: { state, onChoose: fn() } });
const list = (state: AvoidedPlayersState, more: Partial<AvoidedListProps> = {}): AvoidedListProps => ({
  state,
  busyIds: new Set(),
  liftedIds: new Set(),
  onLift: fn(),
  onRestore: fn(),
  ...more,
});
const muted = list({ kind: 'ready', players: mutedPlayers });
const avoided = (blocked: AvoidedListProps, other = muted): Story => ({
  ...ready({ avoided: { blocked, muted: other, profileHref: (id) => `/profile/${id}` } }),
  play: ({ canvas }) => canvas.getByRole('heading', { name: 'Blocked and muted players' }).scrollIntoView(),
});
const [firstBlocked = ''] = blockedPlayers.map(({ id }) => id);
const blockedList = (more: Partial<AvoidedListProps> = {}) => list({ kind: 'ready', players: blockedPlayers }, more);

const READY: Ready = {
  kind: 'ready',
  appearance: { appearance: 'dark', onAppearance: fn() },
  shortcuts: { isOn: true, onChange: fn() },
  security: { username: 'ada@example.com', state: { kind: 'form', isSubmitting: false }, onChangePassword: fn() },
  sessions: { ...SESSIONS, state: { kind: 'ready', sessions: activeSessions } },
  clubs: {
    state: {
      kind: 'ready',
      clubs: clubs.slice(0, 6),
      followed: new Set(['BOS']),
      saving: new Set(),
      isFull: false,
      onToggle: fn(),
    },
  },
  preferences: { values: player, saving: new Set(), onPreference: fn() },
  reminders: { state: REMINDERS },
  hiddenResults: { state: { kind: 'ready', hidden: nothingHidden }, onChoose: fn() },
  avoided: { blocked: blockedList(), muted, profileHref: (id) => `/profile/${id}` },
  dataExport: { state: { kind: 'idle' }, onExport: fn(), onExportCsv: fn(), openHref: '/export' },
  deletion: { state: { kind: 'idle' }, onDelete: fn() },
};

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: READY },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => ({
  Loading,
  StillLoading,
  SessionFailed,
  Anonymous,
  Player,
  LightMode,
  WithoutFeatures,
  WithoutPassword,
  EverythingOff,
  PreferenceSaving,
  PreferenceFailed,
  EmailPreferenceFailed,
  PreferencesRateLimited,
  EmailNotConfirmed,
  ConfirmationSending,
  ConfirmationSent,
  ConfirmationFailed,
  ConfirmationRateLimited,
  PasswordSubmitting,
  PasswordFailed,
  PasswordRateLimited,
  PasswordChanged,
  SessionsLoading,
  SessionsStillLoading,
  SessionsFailed,
  SessionsRateLimited,
  OneSession,
  ManySessions,
  MalformedSessions,
  HostileText,
  SessionEnding,
  SessionNotEnded,
  SessionsHidden,
  LogoutEverywhereConfirmation,
  LoggingOutEverywhere,
  LogoutEverywhereFailed,
  LogoutEverywhereRateLimited,
  Avoided,
  AvoidedNone,
  AvoidedMany,
  AvoidedLoading,
  AvoidedFailed,
  Unblocking,
  Unblocked,
  UnblockFailed,
  BlockAgainFailed,
  Exporting,
  ExportFailed,
  ExportRateLimited,
  Exported,
  DeletionConfirmation,
  Deleting,
  DeletionFailed,
  DeletionRateLimited,
}));

const phone = { viewport: { value: 'phone' } };
const TOO_MANY = 'Too many attempts. Try again in a minute.';

export const Loading: Story = { tags: ['spec:settings-loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const SessionFailed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
export const Anonymous: Story = {
  tags: ['spec:role-anonymous-no-settings'],
  args: { state: { kind: 'anonymous', onLogin: fn() } },
};
export const AnonymousOnAPhone: Story = {
  tags: ['spec:role-anonymous-no-settings'],
  args: Anonymous.args,
  globals: phone,
};

export const Player: Story = {
  tags: [
    'spec:settings-ready',
    'spec:settings-appearance-dark',
    'spec:settings-shortcuts-on',
    'spec:role-player-settings',
    'spec:role-with-password',
  ],
};
export const OnAPhone: Story = { tags: ['spec:settings-ready'], globals: phone };
export const OnANarrowPhone: Story = { globals: { viewport: { value: 'phone320' } } };
export const LightMode: Story = {
  ...ready({ appearance: { appearance: 'light', onAppearance: fn() } }),
  tags: ['spec:settings-appearance-light'],
};
export const ShortcutsOff: Story = {
  ...ready({ shortcuts: { isOn: false, onChange: fn() } }),
  tags: ['spec:settings-shortcuts-off'],
};
/** On a server without the features that have sections of their own. */
export const WithoutFeatures: Story = ready({
  sessions: null,
  clubs: null,
  reminders: null,
  hiddenResults: null,
  avoided: undefined,
  dataExport: { state: { kind: 'idle' }, onExport: fn() },
});
export const WithoutPassword: Story = { ...ready({ security: null }), tags: ['spec:role-without-password'] };

export const EverythingOff: Story = {
  ...preferences({
    values: {
      emailNotifications: false,
      notifyRankUp: false,
      notifyAchievement: false,
      notifyMatchStart: false,
      notifyFollowerPick: false,
    },
  }),
  tags: ['spec:settings-preferences-off'],
};
export const PreferenceSaving: Story = {
  ...preferences({ saving: new Set(['notifyRankUp']) }),
  tags: ['spec:settings-preference-saving'],
};
export const PreferenceFailed: Story = {
  ...preferences({ failed: 'notifyMatchStart' }),
  tags: ['spec:error-preferences'],
};
export const EmailPreferenceFailed: Story = {
  ...preferences({ failed: 'emailNotifications' }),
  tags: ['spec:error-preferences'],
};
export const PreferencesRateLimited = preferences({ failed: 'notifyRankUp', isRateLimited: true });

export const EmailNotConfirmed = confirming({ kind: 'idle' });
export const EmailNotConfirmedOnAPhone: Story = {
  ...confirming({ kind: 'idle' }, `${'a.long.name.'.repeat(8)}@example.org`),
  globals: { viewport: { value: 'phone320' } },
};
export const ConfirmationSending = confirming({ kind: 'busy' });
export const ConfirmationSent = confirming({ kind: 'sent' });
export const ConfirmationFailed = confirming({
  kind: 'failed',
  error: 'Failed to send the email. Please try again.',
});
export const ConfirmationRateLimited = confirming({ kind: 'failed', error: TOO_MANY, isRateLimited: true });

export const PasswordSubmitting: Story = {
  ...password({ kind: 'form', isSubmitting: true }),
  tags: ['spec:settings-password-submitting'],
};
export const PasswordFailed: Story = {
  ...password({
    kind: 'form',
    isSubmitting: false,
    error: 'Failed to change password. Please check your current password.',
  }),
  tags: ['spec:error-change-password'],
};
export const PasswordRateLimited = password({
  kind: 'form',
  isSubmitting: false,
  isRateLimited: true,
  error: TOO_MANY,
});
export const PasswordChanged: Story = { ...password({ kind: 'done' }), tags: ['spec:settings-password-changed'] };

export const SessionsLoading = sessions({ kind: 'loading' });
export const SessionsStillLoading = sessions({ kind: 'loading', isSlow: true });
export const SessionsFailed = sessions({ kind: 'failed', onRetry: fn() });
export const SessionsRateLimited = sessions({ kind: 'failed' });
export const OneSession = listed(activeSessions.slice(0, 1));
export const ManySessions = listed(manyActiveSessions(300));
export const MalformedSessions = listed(malformedSessions);
export const HostileText = listed(hostileSessions);
export const SessionEnding = listed(activeSessions, { ending: new Set(['s-phone']) });
export const SessionNotEnded = listed(activeSessions, { failed: 's-phone' });
export const SessionsHidden = ready({ sessions: null });
export const LogoutEverywhereConfirmation: Story = { ...loggingOut({ kind: 'idle' }) };
export const LoggingOutEverywhere: Story = { ...loggingOut({ kind: 'busy' }) };
export const LogoutEverywhereFailed: Story = {
  ...loggingOut({ kind: 'failed', error: 'Failed to log out everywhere. Please try again.' }),
};
export const LogoutEverywhereRateLimited: Story = {
  ...loggingOut({ kind: 'failed', error: TOO_MANY, isRateLimited: true }),
};

export const Exporting: Story = { ...exporting({ kind: 'busy' }), tags: ['spec:settings-exporting'] };
export const ExportFailed: Story = { ...exporting({ kind: 'failed' }), tags: ['spec:error-export'] };
export const ExportRateLimited = exporting({ kind: 'failed', isRateLimited: true });
export const Exported: Story = {
  ...exporting({ kind: 'done', fileName: 'beat-the-machine-2025-10-14.json' }),
  tags: ['spec:settings-exported'],
};

export const DeletionConfirmation: Story = { ...deleting({ kind: 'idle' }), tags: ['spec:delete-confirming'] };
export const DeletionConfirmationOnAPhone: Story = {
  ...DeletionConfirmation,
  tags: ['spec:delete-confirming'],
  globals: phone,
};
export const Deleting: Story = { ...deleting({ kind: 'busy' }), tags: ['spec:delete-busy'] };
export const DeletionFailed: Story = {
  ...deleting({ kind: 'failed', error: 'Failed to delete account. Please try again.' }),
  tags: ['spec:error-delete'],
};
export const DeletionRateLimited: Story = {
  ...deleting({ kind: 'failed', error: TOO_MANY, isRateLimited: true }),
  tags: ['spec:error-delete-server'],
};

export const NothingHidden: Story = {
  ...hiding({ kind: 'ready', hidden: nothingHidden }),
  tags: ['spec:spoilers-settings-off'],
};
export const AllResultsHidden: Story = {
  ...hiding({ kind: 'ready', hidden: { all: true, clubs: [] } }),
  tags: ['spec:spoilers-settings-all'],
};
export const SomeClubsHidden: Story = {
  ...hiding({ kind: 'ready', hidden: someClubsHidden }),
  tags: ['spec:spoilers-settings-clubs'],
};
export const SomeClubsHiddenOnAPhone: Story = { ...SomeClubsHidden, globals: { viewport: { value: 'phone' } } };
export const HiddenResultsLoading: Story = { ...hiding({ kind: 'loading' }), tags: ['spec:spoilers-settings-loading'] };
export const HiddenResultsFailed: Story = {
  ...hiding({ kind: 'failed', onRetry: fn() }),
  tags: ['spec:spoilers-settings-load-failed'],
};
export const HiddenResultsSaving: Story = {
  ...hiding({ kind: 'ready', hidden: someClubsHidden, isSaving: true }),
  tags: ['spec:spoilers-settings-saving'],
};
export const HiddenResultsNotSaved: Story = {
  ...hiding({ kind: 'ready', hidden: nothingHidden, hasFailed: true }),
  tags: ['spec:spoilers-settings-failed'],
};
export const Avoided: Story = { ...avoided(blockedList()), tags: ['spec:settings-avoided'] };
export const AvoidedOnAPhone: Story = { ...Avoided, globals: phone };
export const AvoidedNone: Story = {
  ...avoided(list({ kind: 'ready', players: [] }), list({ kind: 'ready', players: [] })),
  tags: ['spec:settings-avoided-none'],
};
export const AvoidedMany: Story = {
  ...avoided(list({ kind: 'ready', players: manyBlockedPlayers(1_000) })),
  tags: ['spec:settings-avoided-many'],
};
export const AvoidedLoading: Story = {
  ...avoided(list({ kind: 'loading' }), list({ kind: 'loading', isSlow: true })),
  tags: ['spec:settings-avoided-loading'],
};
export const AvoidedFailed: Story = {
  ...avoided(list({ kind: 'failed', onRetry: fn() }), list({ kind: 'failed' })),
  tags: ['spec:settings-avoided-failed'],
};
export const Unblocking: Story = {
  ...avoided(blockedList({ busyIds: new Set([firstBlocked]) })),
  tags: ['spec:settings-avoided-lifting'],
};
export const Unblocked: Story = {
  ...avoided(blockedList({ liftedIds: new Set([firstBlocked]) })),
  tags: ['spec:settings-avoided-lifted'],
};
export const UnblockedOnAPhone: Story = { ...Unblocked, globals: phone };
export const UnblockFailed: Story = {
  ...avoided(blockedList({ failedId: firstBlocked })),
  tags: ['spec:settings-avoided-lift-failed'],
};
export const BlockAgainFailed: Story = {
  ...avoided(blockedList({ liftedIds: new Set([firstBlocked]), failedId: firstBlocked })),
  tags: ['spec:settings-avoided-restore-failed'],
};
