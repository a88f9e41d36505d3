import { endpoints, type NewPick, pickResponse, type PredictionResponse, type StoredPick } from '@machine/contract';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError, saysUnauthorized } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { useSingleMutation } from './singleMutation.ts';

type Answer = PredictionResponse | null;
export const FIRST_ROUND = 0;
const JUST_ASKED_MS = 1_000;

export const predictionQueries = {
  all: ['predictions'] as const,

  /**
   * `round` counts the presses of 'Next Prediction': a new round is a new question. Asked again, a round names the
   * match that it holds, so that a card never turns into another one under the player's hand; `match` names it for
   * a round without an answer so far. One that was told that none is left asks for none: its address may still name
   * the match before.
   */
  random: (round: number, match?: string) =>
    queryOptions({
      queryKey: [...predictionQueries.all, 'random', round] as const,
      queryFn: ({ client, queryKey }) => {
        const known = client.getQueryData<Answer>(queryKey);
        const held = known === undefined ? match : known?.match?.id;
        return call(endpoints.randomPrediction, held === undefined ? {} : { query: { match: held } });
      },
      staleTime: 0,
      // Asked anew on mount, unless it was asked for this very mount (seedQueryCache.ts).
      refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > JUST_ASKED_MS,
    }),

  spotlight: () =>
    queryOptions({
      queryKey: [...predictionQueries.all, 'spotlight'] as const,
      queryFn: () => call(endpoints.spotlightPrediction),
    }),
};

/** Locks a pick. What a card shows as locked always comes from the server (RELIABILITY.md I4). */
export function useLockPick({ returnTo, onLocked }: { returnTo: string; onLocked: (pick: StoredPick) => void }) {
  const client = useQueryClient();
  const { toaster, unauthorized } = useServices();

  const lock = (pick: StoredPick) => {
    markLocked(client, pick);
    onLocked(pick);
  };

  return useSingleMutation({
    mutationKey: ['lockPick'],
    mutationFn: (body: NewPick) => call(endpoints.lockPick, { body }),
    onSuccess: ({ pick }, { matchId, choice }) => {
      lock(pick ?? { matchId: String(matchId), choice });
      toaster.show({ kind: 'default', title: 'Pick recorded', description: 'Your prediction is locked.' });
    },
    onError: (error, { matchId }) => {
      if (saysUnauthorized(error)) return unauthorized(returnTo);
      toaster.show({ kind: 'destructive', title: 'Error', description: 'Failed to record pick. Try again.' });
      const stored = storedElsewhere(error);
      if (stored?.matchId === String(matchId)) lock(stored);
    },
    // Not waited for: the buttons come back with the answer, however long the cards take.
    onSettled: () => void client.invalidateQueries({ queryKey: predictionQueries.all }),
  });
}

/** A 409 may name the pick that stands already. */
function storedElsewhere(error: Error): StoredPick | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const parsed = pickResponse.safeParse(error.json());
  return parsed.success ? parsed.data.pick : null;
}

function markLocked(client: QueryClient, { matchId, choice }: StoredPick): void {
  client.setQueriesData<Answer>({ queryKey: predictionQueries.all }, (answer) =>
    answer?.match?.id === matchId ? { ...answer, userPick: choice } : answer,
  );
}
