import type { GameInfo } from '@machine/contract/game.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from './pageAnswers.ts';
import type { PreloadedResponses } from './preloadedResponses.ts';
import { gameQueries } from './queries/game.ts';
import { FIRST_ROUND, predictionQueries } from './queries/prediction.ts';
import { anonymousIfRejected, sessionQueries } from './queries/session.ts';
import { hydrated } from './services/renderedPage.ts';
import { wait } from './services/wait.ts';

/** Maximum wait before rendering without the responses. */
const MAX_WAIT_MS = 100;

/**
 * Passes the preloaded responses to their queries, which also handle failures. While a page is being hydrated, the session
 * waits, however long that takes: a page that changes meanwhile can't be hydrated.
 */
export async function seedQueryCache(
  client: QueryClient,
  { user, prediction, match }: PreloadedResponses,
  isHydrating: boolean,
): Promise<void> {
  const prefetches = [
    user &&
      client.prefetchQuery({
        ...sessionQueries.user(),
        queryFn: () => user.catch(anonymousIfRejected).finally(() => (isHydrating ? hydrated : undefined)),
      }),
    prediction && client.prefetchQuery({ ...predictionQueries.random(FIRST_ROUND, match), queryFn: () => prediction }),
  ];
  await Promise.race([Promise.all(prefetches), wait(MAX_WAIT_MS)]);
}

/** Puts the answers in the page into the cache, as if they had just been requested. `match`: the one in its address. */
export function seedAnswers(client: QueryClient, { prediction, isVisitor }: Answers, match?: string): void {
  client.setQueryData(predictionQueries.random(FIRST_ROUND, match).queryKey, prediction);
  if (isVisitor) client.setQueryData(sessionQueries.user().queryKey, null);
}

/** Puts what the server has beyond the game into the cache, so that it isn't asked for. */
export const seedGame = (client: QueryClient, game: GameInfo | null) =>
  client.setQueryData(gameQueries.info().queryKey, game);
