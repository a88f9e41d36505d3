import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isRateLimited } from './polling.ts';

/** Options of a query with any data, as its noun's file defines them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of queries has different data and keys
export type AnyQueryOptions = FetchQueryOptions<any, Error, any, any>;

/** Time for which a visit uses prefetched data without fetching it again, and nothing is prefetched a second time. */
const FRESH_MS = 10_000;

type QueryState = Pick<Query['state'], 'dataUpdatedAt' | 'isInvalidated'>;

/** When the last prefetch of a query has succeeded, as its `dataUpdatedAt`. */
const prefetchedAt = new WeakMap<object, number>();

/** Returns whether a query's data was prefetched moments ago, so that the visit doesn't have to fetch it. */
export const isPrefetched = (query: { state: QueryState }): boolean =>
  prefetchedAt.get(query) === query.state.dataUpdatedAt &&
  !query.state.isInvalidated &&
  Date.now() - query.state.dataUpdatedAt < FRESH_MS;

/** Fetches a query before the visit that shows it. Joins a request in flight; doesn't repeat a recent one. */
export async function prefetchQuery(client: QueryClient, options: AnyQueryOptions): Promise<void> {
  const cache = client.getQueryCache();
  const find = () => cache.find({ queryKey: options.queryKey as QueryKey, exact: true });
  const before = find();
  if (before && (isRateLimited(before) || Date.now() - before.state.errorUpdatedAt < FRESH_MS)) return;
  const updatedAt = before?.state.dataUpdatedAt;
  await client.prefetchQuery({ ...options, staleTime: FRESH_MS });
  const after = find();
  if (after && after.state.dataUpdatedAt !== updatedAt) prefetchedAt.set(after, after.state.dataUpdatedAt);
}
