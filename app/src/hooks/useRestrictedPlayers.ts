import type { RestrictedPlayer } from '@machine/contract/safety.ts';
import type {
  RestrictedListProps,
  RestrictedPlayersSectionProps,
} from '@machine/ui/settings/RestrictedPlayersSection.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasFeature } from '../queries/game.ts';
import { useRowMutation } from '../queries/rowMutation.ts';
import {
  addRestricted,
  type RestrictedKind,
  RESTRICTING,
  removeRestricted,
  safetyQueries,
  SHOWING_PLAYERS,
} from '../queries/safety.ts';
import { call } from '../api/call.ts';
import { useScreenState } from './useScreenState.ts';

type LiftedPlayers = ReadonlyMap<string, RestrictedPlayer>;
const NONE: LiftedPlayers = new Map();

/** Connects the section with both lists; undefined on servers that don't support it. */
export function useRestrictedSection(): RestrictedPlayersSectionProps | undefined {
  const isEnabled = useHasFeature('SAFETY');
  const blocked = useRestrictedPlayers('blocked', isEnabled);
  const muted = useRestrictedPlayers('muted', isEnabled);
  return isEnabled ? { blocked, muted } : undefined;
}

/** The same texts as in the list, for when it disappears because the session has ended. */
const FAILURES = {
  blocked: { lift: 'Failed to unblock. Please try again.', restrict: 'Failed to block again. Please try again.' },
  muted: { lift: 'Failed to unmute. Please try again.', restrict: 'Failed to mute again. Please try again.' },
} as const;

/**
 * Connects the list of the players whom the viewer has blocked or muted. Those who are unblocked or unmuted here stay in
 * it until the screen is left, so that it can be undone.
 */
function useRestrictedPlayers(kind: RestrictedKind, isEnabled: boolean): RestrictedListProps {
  const client = useQueryClient();
  const list = useQuery({ ...safetyQueries.restricted(kind), enabled: isEnabled });
  const [lifted, setLifted] = useState(NONE);
  const [failedId, setFailedId] = useState<string | null>(null);
  const state = useScreenState(list, (players) => ({ kind: 'ready' as const, players: withLifted(players, lifted) }));

  const mutationOf = (action: 'restrict' | 'lift') => ({
    mutationFn: (id: string) => call(RESTRICTING[kind][action], { params: { id } }),
    failure: { text: FAILURES[kind][action], isInline: true, isFixed: true },
    onMutate: () => setFailedId(null),
    onError: (_error: Error, id: string) => setFailedId(id),
    refetches: SHOWING_PLAYERS[kind],
  });
  const lift = useRowMutation({
    ...mutationOf('lift'),
    onSuccess: (_response, id) => {
      const player = list.data?.find((each) => each.id === id);
      if (player) setLifted((before) => new Map(before).set(id, before.get(id) ?? player));
      removeRestricted(client, kind, id);
    },
  });
  const restore = useRowMutation({
    ...mutationOf('restrict'),
    onSuccess: (_response, id) => {
      const player = lifted.get(id);
      if (player) addRestricted(client, kind, player);
    },
  });
  const current = new Set(list.data?.map(({ id }) => id));
  return {
    state,
    busyIds: new Set([...lift.busyIds, ...restore.busyIds]),
    liftedIds: new Set([...lifted.keys()].filter((id) => !current.has(id))),
    failedId,
    onLift: lift.onAct,
    onRestore: restore.onAct,
  };
}

/** Returns a list with those who were lifted from it in their old places. A restored player has a new time. */
export function withLifted(players: readonly RestrictedPlayer[], lifted: LiftedPlayers): RestrictedPlayer[] {
  const others = players.filter(({ id }) => !lifted.has(id));
  return [...others, ...lifted.values()].toSorted((one, other) => other.since.localeCompare(one.since));
}
