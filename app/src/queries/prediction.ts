import * as endpoints from '@machine/contract/endpoints.ts';
import { type NewPick, pickResponse, type PredictionResponse, type StoredPick } from '@machine/contract/prediction.ts';
import { mutationOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError, saysUnauthorized } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { useFailure } from './failure.ts';
import { useSingleMutation } from './singleMutation.ts';

type MaybePrediction = PredictionResponse | null;
export const FIRST_ROUND = 0;

export const predictionQueries = {
  all: ['predictions'] as const,

  /**
   * `round` counts the presses of 'Next Prediction', `match` is the one in the address. A refetch of a round requests the
   * match it already shows, so that the card never changes under the player's cursor. A round without a match left
   * requests none, even if the address still names the previous one.
   */
  random: (round: number, match?: string) =>
    queryOptions({
      queryKey: [...predictionQueries.all, 'random', round, match ?? null] as const,
      queryFn: ({ client, queryKey }) => {
        const current = client.getQueryData<MaybePrediction>(queryKey);
        const matchId = current === undefined ? match : current?.match?.id;
        return call(endpoints.randomPrediction, {
          query: { ...(round > FIRST_ROUND && { request: String(round) }), ...(matchId && { match: matchId }) },
        });
      },
      staleTime: 0,
      refetchOnMount: 'always',
    }),

  /** The question of the day. */
  spotlight: () =>
    queryOptions({
      queryKey: [...predictionQueries.all, 'spotlight'] as const,
      queryFn: () => call(endpoints.spotlightPrediction),
    }),
};

type OnLocked = (pick: StoredPick) => void;

/** Locks a pick. A card is shown as locked only after the server confirmed it. */
export const useLockPick = (onLocked: OnLocked) => useSingleMutation(usePickOptions(onLocked));

const NOT_RECORDED = { text: 'Failed to record pick. Try again.', isFixed: true };

export function usePickOptions(onLocked: OnLocked) {
  const client = useQueryClient();
  const { toaster, unauthorized } = useServices();
  const tell = useFailure(NOT_RECORDED);

  const lock = (pick: StoredPick) => {
    markLocked(client, pick);
    onLocked(pick);
  };

  return mutationOptions({
    mutationKey: ['lockPick'],
    meta: { failure: NOT_RECORDED },
    mutationFn: (body: NewPick) => call(endpoints.lockPick, { body }),
    onSuccess: ({ pick }, { matchId, choice }) => {
      lock(pick ?? { matchId: String(matchId), choice });
      toaster.show({ kind: 'default', title: 'Pick recorded', description: 'Your prediction is locked.' });
    },
    onError: (error, { matchId }) => {
      if (saysUnauthorized(error)) return unauthorized(matchId);
      tell(error);
      const stored = existingPick(error);
      if (stored?.matchId === String(matchId)) lock(stored);
    },
    // Not awaited, so that the buttons are enabled without waiting for the cards.
    onSettled: () => void client.invalidateQueries({ queryKey: predictionQueries.all }),
  });
}

function existingPick(error: Error): StoredPick | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return pickResponse.safeParse(error.json()).data?.pick ?? null;
}

function markLocked(client: QueryClient, { matchId, choice }: StoredPick): void {
  client.setQueriesData<MaybePrediction>({ queryKey: predictionQueries.all }, (prediction) =>
    prediction?.match?.id === matchId ? { ...prediction, userPick: choice } : prediction,
  );
}
