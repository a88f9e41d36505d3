import * as endpoints from '@machine/contract/endpoints.ts';
import type { OwnShare, SharePayload } from '@machine/contract/share.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { nullOn404 } from '../api/error.ts';
import { useRowMutation } from './rowMutation.ts';
import { useSingleMutation } from './singleMutation.ts';

/** Only for servers with the feature SHARING. */
export const shareQueries = {
  /** Null if it isn't shared, or no longer. */
  shared: (id: string) =>
    queryOptions({
      queryKey: ['share', id] as const,
      queryFn: () => call(endpoints.share, { params: { id } }).catch(nullOn404),
    }),

  /** The viewer's own. */
  own: () => queryOptions({ queryKey: ['shares'] as const, queryFn: loadOwnShares }),
};

/** Loads all pages: a share of an old match must be found, too. A page that repeats its cursor is the last one. */
async function loadOwnShares(): Promise<OwnShare[]> {
  const loaded: OwnShare[] = [];
  for (let cursor: string | undefined; ;) {
    const { shares, next } = await call(endpoints.shares, { query: { cursor } });
    loaded.push(...shares);
    if (next === null || next === cursor) return loaded;
    cursor = next;
  }
}

/** Returns whether an own share is of the same thing. The newest week has no time yet, so it never counts. */
const isSame = (share: OwnShare, { kind, matchId, week, hidesResult = false }: SharePayload): boolean =>
  share.kind === kind &&
  share.hidesResult === hidesResult &&
  { PICK: share.matchId === matchId, WEEK: week !== undefined && share.week === week, EDGE: true }[kind];

const keyOf = (payload: SharePayload) => JSON.stringify(payload);

/** Removes a share. One that is already removed counts. */
const stopSharing = (id: string) => call(endpoints.deleteShare, { params: { id } }).catch(nullOn404);

function forgetShare(client: QueryClient, id: string): void {
  client.setQueryData(shareQueries.own().queryKey, (own) => own?.filter((share) => share.id !== id));
  client.removeQueries({ queryKey: shareQueries.shared(id).queryKey });
}

const NOT_STOPPED = { text: 'Failed to stop sharing. Please try again.', isInline: true, isFixed: true };

export function useStopSharing() {
  const client = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const { busyIds, onAct } = useRowMutation({
    mutationFn: stopSharing,
    failure: NOT_STOPPED,
    onMutate: () => setHasFailed(false),
    onSuccess: (_response, id) => forgetShare(client, id),
    onError: () => setHasFailed(true),
    refetches: [shareQueries.own().queryKey],
  });
  return { stopping: busyIds, hasFailed, onStop: onAct };
}

/** Creates, finds and removes the viewer's share of one thing. */
export function useOwnShare(payload: SharePayload) {
  const client = useQueryClient();
  // It may have been done nevertheless.
  const onError = () => void client.invalidateQueries({ queryKey: shareQueries.own().queryKey });
  const list = useQuery(shareQueries.own());
  const create = useSingleMutation({
    mutationFn: async (each: SharePayload) => ({
      key: keyOf(each),
      share: await call(endpoints.createShare, { body: each }),
    }),
    onSuccess: async ({ share: { id } }) => {
      remove.reset();
      // An older picture may be of the same share.
      await client.invalidateQueries({ queryKey: shareQueries.shared(id).queryKey });
      await client.invalidateQueries({ queryKey: shareQueries.own().queryKey });
    },
    failure: { text: 'Failed to create the link. Please try again.', isInline: true, isFixed: true },
    onError,
  });
  const remove = useSingleMutation({
    mutationFn: stopSharing,
    onSuccess: async (_, id) => {
      create.reset();
      forgetShare(client, id);
      await client.invalidateQueries({ queryKey: shareQueries.own().queryKey });
    },
    failure: NOT_STOPPED,
    onError,
  });
  const created = create.data?.key === keyOf(payload) ? create.data.share.id : undefined;
  const id = created ?? list.data?.find((share) => isSame(share, payload))?.id ?? null;
  return { id, list, create, remove };
}
