import * as endpoints from '@machine/contract/endpoints.ts';
import type { PickChoice } from '@machine/contract/prediction.ts';
import type { PracticeRound } from '@machine/ui/practice/practiceRound.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { readPracticeRound, writePracticeRound } from '../services/practiceStorage.ts';

export const practiceQueries = {
  /** The round of this visit, or a new one. */
  round: () =>
    queryOptions({
      queryKey: ['practice'] as const,
      queryFn: async (): Promise<PracticeRound> =>
        readPracticeRound() ?? { matches: await call(endpoints.practice), choices: [], position: 0 },
      gcTime: Infinity,
      refetchOnMount: true,
      // Only what failed to load: another round would replace the one that is being played.
      refetchOnReconnect: ({ state }) => state.data === undefined,
    }),
};

/** Plays the round of this visit. Nothing is sent: practice counts for nothing. */
export function usePracticeRound() {
  const client = useQueryClient();
  const { queryKey } = practiceQueries.round();

  const update = (change: (round: PracticeRound) => PracticeRound) => {
    const round = client.setQueryData<PracticeRound>(queryKey, (current) => current && change(current));
    if (round) writePracticeRound(round);
  };

  return {
    pick: (choice: PickChoice) => update((round) => withPick(round, choice)),
    next: () => update(withNextMatch),
    restart: () => {
      writePracticeRound(null);
      void client.resetQueries({ queryKey });
    },
  };
}

/** Records a pick on the shown match, unless it has one. */
export const withPick = (round: PracticeRound, choice: PickChoice): PracticeRound =>
  round.choices.length === round.position ? { ...round, choices: [...round.choices, choice] } : round;

/** Shows the next match, unless the shown one has no pick. */
export const withNextMatch = (round: PracticeRound): PracticeRound =>
  round.position < round.choices.length ? { ...round, position: round.position + 1 } : round;
