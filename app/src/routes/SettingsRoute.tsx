import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { NOTHING_HIDDEN } from '@machine/ui/result/hiding.ts';
import type { ChangePasswordState } from '@machine/ui/settings/SecuritySection.tsx';
import { SettingsScreen, type SettingsScreenProps } from '@machine/ui/settings/SettingsScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { stillAhead } from '../hooks/stillAhead.ts';
import { useNow } from '../hooks/useNow.ts';
import { useReminders } from '../hooks/useReminders.ts';
import { useRestrictedSection } from '../hooks/useRestrictedPlayers.ts';
import { useClubPicker } from '../hooks/useClubPicker.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useStored } from '../hooks/useStored.ts';
import { actionState, reportedAction, type WriteStatus } from '../queries/actionState.ts';
import { activeSessionQueries, useEndSession } from '../queries/activeSessions.ts';
import { useGameInfo, useHasFeature } from '../queries/game.ts';
import { useHideResults } from '../queries/hiddenResults.ts';
import {
  useChangePassword,
  useChangeUsername,
  useDeleteAccount,
  useExportData,
  useLogoutEverywhere,
  usePreferences,
  useResendConfirmation,
} from '../queries/settings.ts';
import { shareQueries, useStopSharing } from '../queries/share.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { saveCsvExport } from '../services/download.ts';

export default function SettingsRoute() {
  const viewer = useViewer();
  if (viewer.kind !== 'player') return <SettingsScreen state={viewer} />;
  // Resets pending changes and password fields when the user changes.
  return <PlayerSettings key={viewer.user.id} user={viewer.user} />;
}

type Ready = Extract<SettingsScreenProps['state'], { kind: 'ready' }>;

function PlayerSettings({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const [theme, setTheme] = useStored(STORAGE_KEYS.theme);
  const [shortcuts, setShortcuts] = useStored(STORAGE_KEYS.shortcuts);
  const preferences = usePreferences(user);
  const password = useChangePassword();
  const username = useUsernameSection(user);
  const confirmation = useResendConfirmation();
  const dataExport = useExportData();
  const shares = useSharesSection();
  const deletion = useDeleteAccount(() => void navigate(paths.home));
  const hasSlate = useHasFeature('SLATE');
  const clubs = useClubPicker(hasSlate);
  const sessions = useSessions(() => void navigate(paths.home));
  const reminders = useReminders();
  const hiddenResults = useHidingChoice(user);
  const restricted = useRestrictedSection();
  const state: SettingsScreenProps['state'] = {
    kind: 'ready',
    appearance: { appearance: theme ?? 'dark', onAppearance: setTheme },
    shortcuts: { isOn: shortcuts !== 'off', hasSlate, onChange: (isOn) => setShortcuts(isOn ? 'on' : 'off') },
    security: user.canChangePassword
      ? { username: user.email, state: passwordState(password), onChangePassword: password.mutate }
      : null,
    username,
    sessions,
    clubs: hasSlate ? { state: clubs } : null,
    preferences: {
      ...preferences,
      // Undefined when the server doesn't confirm addresses.
      confirmation:
        user.emailConfirmed === false
          ? {
              email: user.email,
              state: reportedAction(confirmation, 'Email sent. Check your inbox and your spam folder.'),
              onSend: () => confirmation.mutate(),
            }
          : null,
    },
    reminders: reminders && { state: reminders },
    hiddenResults,
    restricted,
    shares,
    dataExport: {
      state: reportedAction(dataExport, `Saved as ${dataExport.data}.`),
      onExport: () => dataExport.mutate(),
      ...(shares && { onExportCsv: saveCsvExport }),
    },
    deletion: { state: actionState(deletion), onDelete: () => deletion.mutate() },
  };
  return <SettingsScreen state={state} />;
}

/** Connects the change of the username; null when the server doesn't change them. */
function useUsernameSection({ username, canRenameAt }: CurrentUser): Ready['username'] {
  const now = useNow();
  const change = useChangeUsername();
  if (canRenameAt === undefined) return null;
  return {
    username,
    lockedUntil: stillAhead(canRenameAt, now) ?? null,
    state: passwordState(change),
    onChange: change.mutate,
  };
}

/** Connects the list of sessions; null when the server doesn't list them. */
function useSessions(onLoggedOut: () => void): Ready['sessions'] {
  const hasAdditions = useGameInfo() !== null;
  const list = useQuery({ ...activeSessionQueries.list(), enabled: hasAdditions });
  const state = useScreenState(list, (sessions) => sessions && { kind: 'ready' as const, sessions });
  const { ending, failed, onEnd } = useEndSession();
  const everywhere = useLogoutEverywhere(onLoggedOut);
  if (!hasAdditions || !state) return null;
  const onLogoutEverywhere = () => everywhere.mutate();
  return { state, ending, failed, onEnd, everywhere: actionState(everywhere), onLogoutEverywhere };
}

/** Connects the list of the viewer's own shares; undefined when the server has none. */
function useSharesSection(): Ready['shares'] {
  const hasSharing = useHasFeature('SHARING');
  const list = useQuery({ ...shareQueries.own(), enabled: hasSharing });
  const state = useScreenState(list, (shares) => ({ kind: 'ready' as const, shares }));
  const stopping = useStopSharing();
  return hasSharing ? { ...stopping, state } : undefined;
}

/** Connects the choice whose results are hidden; null when the server doesn't hide any. */
function useHidingChoice({ hiddenResults }: CurrentUser): Ready['hiddenResults'] {
  const isAvailable = useHasFeature('SPOILERS');
  const choice = useHideResults();
  const hidden = choice.isPending ? choice.variables : (hiddenResults ?? NOTHING_HIDDEN);
  return isAvailable ? { hidden, state: actionState(choice), onChoose: choice.mutate } : null;
}

export const passwordState = (change: WriteStatus): ChangePasswordState =>
  change.isSuccess ? { kind: 'done' } : actionState(change);
