import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame, pageParameters } from '../layout/inFrame.tsx';
import type { ChangePasswordState } from './ChangePasswordForm.tsx';
import type { DeletionState } from './DeletionSection.tsx';
import type { ExportState } from './ExportSection.tsx';
import { SettingsScreen, type SettingsState } from './SettingsScreen.tsx';

type Ready = Extract<SettingsState, { kind: 'ready' }>;

const ready = (more: Partial<Ready> = {}): Story => ({ args: { state: { ...READY, ...more } } });
const preferences = (more: Partial<Ready['preferences']>) => ready({ preferences: { ...READY.preferences, ...more } });
const password = (state: ChangePasswordState) =>
  ready({ security: { username: 'ada@example.com', onChangePassword: fn(), state } });
const exporting = (state: ExportState) => ready({ dataExport: { onExport: fn(), state } });
const deleting = (state: DeletionState): Story => ({
  ...ready({ deletion: { onDelete: fn(), state } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});

const READY: Ready = {
  kind: 'ready',
  appearance: { appearance: 'dark', onAppearance: fn() },
  security: { username: 'ada@example.com', state: { kind: 'form', isSubmitting: false }, onChangePassword: fn() },
  preferences: { values: player, saving: new Set(), onPreference: fn() },
  dataExport: { state: { kind: 'idle' }, onExport: fn() },
  deletion: { state: { kind: 'idle' }, onDelete: fn() },
};

const meta = {
  component: SettingsScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: READY },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const TOO_MANY = 'Too many attempts. Try again in a minute.';

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Anonymous: Story = { args: { state: { kind: 'anonymous', onLogin: fn() } } };
export const AnonymousOnAPhone: Story = { args: Anonymous.args, globals: phone };

export const Player: Story = {};
export const OnAPhone: Story = { globals: phone };
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const WithoutPassword = ready({ security: null });

export const EverythingOff = preferences({
  values: {
    emailNotifications: false,
    notifyRankUp: false,
    notifyAchievement: false,
    notifyMatchStart: false,
    notifyFollowerPick: false,
  },
});
export const PreferenceSaving = preferences({ saving: new Set(['notifyRankUp']) });
export const PreferenceFailed = preferences({ failed: 'notifyMatchStart' });
export const EmailPreferenceFailed = preferences({ failed: 'emailNotifications' });
export const PreferencesWaiting = preferences({ failed: 'notifyRankUp', isWaiting: true });

export const PasswordSubmitting = password({ kind: 'form', isSubmitting: true });
export const PasswordFailed = password({
  kind: 'form',
  isSubmitting: false,
  error: 'Failed to change password. Please check your current password.',
});
export const PasswordWaiting = password({ kind: 'form', isSubmitting: false, isWaiting: true, error: TOO_MANY });
export const PasswordChanged = password({ kind: 'done' });

export const Exporting = exporting({ kind: 'busy' });
export const ExportFailed = exporting({ kind: 'failed' });
export const ExportWaiting = exporting({ kind: 'failed', isWaiting: true });
export const Exported = exporting({ kind: 'done', fileName: 'beat-the-machine-2025-10-14.json' });

export const DeletionAsked = deleting({ kind: 'idle' });
export const DeletionAskedOnAPhone: Story = { ...DeletionAsked, globals: phone };
export const Deleting = deleting({ kind: 'busy' });
export const DeletionFailed = deleting({ kind: 'failed', error: 'Failed to delete account. Please try again.' });
export const DeletionWaiting = deleting({ kind: 'failed', error: TOO_MANY, isWaiting: true });
