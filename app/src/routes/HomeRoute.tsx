import {
  COUNTDOWN_REFRESH_MS,
  hasMatch,
  type Prediction,
  type PredictionAnswer,
  STILL_LOADING_MS,
} from '@machine/contract';
import { HomeScreen, type HomeState, type PredictionCardProps } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useElapsed } from '../hooks/useElapsed.ts';
import { useNow } from '../hooks/useNow.ts';
import { MATCH_PARAM, paths } from '../paths.ts';
import { predictionQueries, useLockPick } from '../queries/prediction.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';

/** Wires the home screen: one prediction a round, and the pick that locks it. */
export function HomeRoute() {
  const [search, setSearch] = useSearchParams();
  const match = search.get(MATCH_PARAM) ?? undefined;
  const services = useServices();
  const round = useStore(services.round);
  const client = useQueryClient();
  const session = useSession();
  const answer = useQuery(predictionQueries.random(round, match));
  const isSlow = useElapsed(answer.isPending, STILL_LOADING_MS);
  const now = useNow(COUNTDOWN_REFRESH_MS);

  const lock = useLockPick({
    returnTo: `${paths.home}?${search}`,
    onLocked: ({ matchId }) => {
      // A locked card has an address: it is found again after a reload, and can be shared.
      setSearch({ [MATCH_PARAM]: matchId }, { replace: true, preventScrollReset: true });
      void client.prefetchQuery(predictionQueries.random(round + 1));
    },
  });

  const next = () => {
    setSearch({}, { replace: true, preventScrollReset: true });
    services.round.set(round + 1);
  };

  const card = (prediction: Prediction): PredictionCardProps => ({
    prediction,
    viewer: session.kind,
    now,
    saving: lock.isPending ? lock.variables.choice : null,
    isWaiting: lock.isWaiting,
    onPick: (choice) => lock.mutate({ matchId: prediction.match.id, choice }),
  });

  return <HomeScreen state={homeState(answer, { card, isSlow, onRetry: () => void answer.refetch() })} onNext={next} />;
}

type Answer = { data: PredictionAnswer | null | undefined; isError: boolean; isFetching: boolean };
type HomeParts = { card: (prediction: Prediction) => PredictionCardProps; isSlow: boolean; onRetry: () => void };

/** From what the query knows to what the screen shows. A card that is there stays, whatever a refetch says. */
export function homeState({ data, isError, isFetching }: Answer, { card, isSlow, onRetry }: HomeParts): HomeState {
  if (data === undefined) return isError && !isFetching ? { kind: 'failed', onRetry } : { kind: 'loading', isSlow };
  if (data === null) return { kind: 'empty' };
  if (hasMatch(data)) return { kind: 'ready', card: card(data) };
  return { kind: data.endOfDay ? 'endOfDay' : 'empty' };
}
