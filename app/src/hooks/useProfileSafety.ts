import type { UserSummary } from '@machine/contract/profile.ts';
import type { ReportSubject } from '@machine/contract/report.ts';
import type { RestrictedPlayer } from '@machine/contract/safety.ts';
import type { Unloaded } from '@machine/ui/primitives/feedback/Loaded.tsx';
import type { MenuOpening } from '@machine/ui/primitives/menu/MoreButton.tsx';
import type { ProfileState, ProfileViewer } from '@machine/ui/profile/profileState.ts';
import { profileActions } from '@machine/ui/safety/safetyActions.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { addRestricted, safetyQueries } from '../queries/safety.ts';
import { useUnblock } from '../queries/safetyActions.ts';
import { useSafety } from './useSafety.ts';
import { useScreenState } from './useScreenState.ts';

/** A player's actions on another one, from their profile. */
export function useProfileSafety(id: string, viewer: ProfileViewer, summary: UseQueryResult<UserSummary | null>) {
  const safety = useSafety();
  const client = useQueryClient();
  const isAvailable = safety.isAvailable && viewer === 'player';
  const unblock = useUnblock();
  // The server sends nothing about a player who is blocked, either way. Only the viewer's own list tells them apart.
  const blocked = useQuery({ ...safetyQueries.restricted('blocked'), enabled: isAvailable && summary.data === null });
  const list = useScreenState(blocked, (players) => ({ kind: 'ready' as const, players }));
  const user = summary.data?.user;

  return {
    more:
      isAvailable && user
        ? {
            isOpen: safety.open !== null,
            isPending: safety.isBusy,
            onOpen: (opening: MenuOpening) =>
              safety.openMenu(
                {
                  label: `More about ${user.username}`,
                  actions: profileActions(summary.data?.isMuted === true),
                  player: user,
                  reports: profileReports(id),
                },
                opening,
              ),
          }
        : undefined,
    /** Shown instead of the profile. */
    blocked: isAvailable
      ? blockedState(id, summary.data, list, {
          isUnblocking: unblock.isPending || unblock.isRateLimited,
          onUnblock: () => unblock.mutate(id),
        })
      : null,
    panel: {
      ...safety.panel,
      isWanted: isAvailable,
      onBlocked: () =>
        user && addRestricted(client, 'blocked', { ...user, profileImageUrl: null, since: new Date().toISOString() }),
    },
  };
}

const profileReports = (id: string): readonly ReportSubject[] => [
  { kind: 'NAME', id },
  { kind: 'PICTURE', id },
];

type BlockedList = Unloaded | { kind: 'ready'; players: readonly RestrictedPlayer[] };
type Unblocking = { isUnblocking: boolean; onUnblock: () => void };

/** Returns the state of a profile that the viewer has blocked, or may have blocked; null for all others. */
export function blockedState(
  id: string,
  summary: UserSummary | null | undefined,
  list: BlockedList,
  unblocking: Unblocking,
): ProfileState | null {
  if (list.kind !== 'ready') return summary === null ? list : null;
  const player = list.players.find((each) => each.id === id);
  return player ? { kind: 'blocked', username: player.username, ...unblocking } : null;
}
