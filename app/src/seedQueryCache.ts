import type { QueryClient } from '@tanstack/react-query';
import type { PreloadedResponses } from './preloadedResponses.ts';
import { FIRST_ROUND, predictionQueries } from './queries/prediction.ts';
import { anonymousIfRejected, sessionQueries } from './queries/session.ts';
import { wait } from './services/wait.ts';

/** A server that takes longer than this is not waited for: the page shows that it loads. */
const PATIENCE_MS = 100;

/** Hands the early answers to the queries that would have asked for them. A failure is theirs to show. */
export async function seedQueryCache(client: QueryClient, { user, prediction }: PreloadedResponses): Promise<void> {
  const taken = [
    client.prefetchQuery({ ...sessionQueries.user(), queryFn: () => user.catch(anonymousIfRejected) }),
    prediction && client.prefetchQuery({ ...predictionQueries.random(FIRST_ROUND), queryFn: () => prediction }),
  ];
  await Promise.race([Promise.all(taken), wait(PATIENCE_MS)]);
}
