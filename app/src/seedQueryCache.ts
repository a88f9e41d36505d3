import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from './pageAnswers.ts';
import type { PreloadedResponses } from './preloadedResponses.ts';
import { gameQueries } from './queries/game.ts';
import { FIRST_ROUND, predictionQueries } from './queries/prediction.ts';
import { anonymousIfRejected, sessionQueries } from './queries/session.ts';
import { wait } from './services/wait.ts';

/** Maximum wait before rendering without the responses. */
const MAX_WAIT_MS = 100;

/**
 * Passes the preloaded responses to their queries, which also handle failures. `until`: nothing is passed on before, so
 * that a page that is being hydrated doesn't change.
 */
export async function seedQueryCache(
  client: QueryClient,
  { user, game, prediction, match }: PreloadedResponses,
  until: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const prefetches = [
    user &&
      client.prefetchQuery({
        ...sessionQueries.user(),
        queryFn: () => user.catch(anonymousIfRejected).finally(() => until),
      }),
    game && client.prefetchQuery({ ...gameQueries.info(), queryFn: () => game }),
    prediction && client.prefetchQuery({ ...predictionQueries.random(FIRST_ROUND, match), queryFn: () => prediction }),
  ];
  await Promise.race([Promise.all(prefetches), wait(MAX_WAIT_MS)]);
}

/** Puts the answers in the page into the cache, as if they had just been requested. `match`: the one in its address. */
export function seedAnswers(client: QueryClient, { prediction, game, isVisitor }: Answers, match?: string): void {
  client.setQueryData(gameQueries.info().queryKey, game);
  client.setQueryData(predictionQueries.random(FIRST_ROUND, match).queryKey, prediction);
  if (isVisitor) client.setQueryData(sessionQueries.user().queryKey, null);
}
