import type { QueryClient } from '@tanstack/react-query';
import type { PreloadedResponses } from './preloadedResponses.ts';
import { gameQueries } from './queries/game.ts';
import { FIRST_ROUND, predictionQueries } from './queries/prediction.ts';
import { anonymousIfRejected, sessionQueries } from './queries/session.ts';
import { wait } from './services/wait.ts';

/** Maximum wait before rendering without the responses. */
const MAX_WAIT_MS = 100;

/** Passes the preloaded responses to their queries, which also handle failures. */
export async function seedQueryCache(
  client: QueryClient,
  { user, game, prediction }: PreloadedResponses,
): Promise<void> {
  const prefetches = [
    client.prefetchQuery({ ...sessionQueries.user(), queryFn: () => user.catch(anonymousIfRejected) }),
    client.prefetchQuery({ ...gameQueries.info(), queryFn: () => game }),
    prediction && client.prefetchQuery({ ...predictionQueries.random(FIRST_ROUND), queryFn: () => prediction }),
  ];
  await Promise.race([Promise.all(prefetches), wait(MAX_WAIT_MS)]);
}
