import { type AvoidedPlayer } from '@machine/contract';
import type { AvoidedListProps, AvoidedPlayersSectionProps } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasFeature } from '../queries/game.ts';
import { useRowMutation } from '../queries/rowMutation.ts';
import {
  addAvoided,
  type AvoidedKind,
  AVOIDING,
  removeAvoided,
  safetyQueries,
  SHOWING_PLAYERS,
} from '../queries/safety.ts';
import { call } from '../api/call.ts';
import { useScreenState } from './useScreenState.ts';

type LiftedPlayers = ReadonlyMap<string, AvoidedPlayer>;
const NONE: LiftedPlayers = new Map();

/** Connects the section with both lists; undefined on servers that don't support it. */
export function useAvoidedSection(): AvoidedPlayersSectionProps | undefined {
  const isEnabled = useHasFeature('SAFETY');
  const blocked = useAvoidedPlayers('blocked', isEnabled);
  const muted = useAvoidedPlayers('muted', isEnabled);
  return isEnabled ? { blocked, muted } : undefined;
}

/** The same texts as in the list, for when it disappears because the session has ended. */
const FAILURES = {
  blocked: { lift: 'Failed to unblock. Please try again.', avoid: 'Failed to block again. Please try again.' },
  muted: { lift: 'Failed to unmute. Please try again.', avoid: 'Failed to mute again. Please try again.' },
} as const;

/**
 * Connects the list of the players whom the viewer has blocked or muted. Those who are unblocked or unmuted here stay in
 * it until the screen is left, so that it can be undone.
 */
function useAvoidedPlayers(kind: AvoidedKind, isEnabled: boolean): AvoidedListProps {
  const client = useQueryClient();
  const list = useQuery({ ...safetyQueries.avoided(kind), enabled: isEnabled });
  const [lifted, setLifted] = useState(NONE);
  const [failedId, setFailedId] = useState<string | null>(null);
  const state = useScreenState(list, (players) => ({ kind: 'ready' as const, players: withLifted(players, lifted) }));

  const mutationOf = (action: 'avoid' | 'lift') => ({
    mutationFn: (id: string) => call(AVOIDING[kind][action], { params: { id } }),
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
      removeAvoided(client, kind, id);
    },
  });
  const restore = useRowMutation({
    ...mutationOf('avoid'),
    onSuccess: (_response, id) => {
      const player = lifted.get(id);
      if (player) addAvoided(client, kind, player);
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
export function withLifted(players: readonly AvoidedPlayer[], lifted: LiftedPlayers): AvoidedPlayer[] {
  const others = players.filter(({ id }) => !lifted.has(id));
  return [...others, ...lifted.values()].toSorted((one, other) => other.since.localeCompare(one.since));
}
