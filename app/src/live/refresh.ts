import type { LiveEvent } from '@machine/contract/events.ts';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { notificationQueries } from '../queries/notification.ts';
import { isPolled, isRateLimited } from '../queries/polling.ts';
import { createRefetchCoalescer } from './refetchCoalescer.ts';

/** Returns the query keys an event makes stale. Queries that are not mounted refetch when they mount. */
function keysToInvalidate(event: LiveEvent): readonly QueryKey[] {
  switch (event.type) {
    case 'score_update':
      return [matchQueries.detail(event.data.matchId).queryKey];
    case 'chat':
      return [chatQueries.messages(event.data.matchId).queryKey, chatQueries.list().queryKey];
    case 'dm':
      return [messageQueries.all];
    case 'notification':
      return [notificationQueries.all];
  }
}

/** Keys of all live data; refetched after a reconnect, because events may have been missed. */
const LIVE_KEYS: readonly QueryKey[] = [matchQueries.all, chatQueries.all, messageQueries.all, notificationQueries.all];
/** Data polled this recently is not refetched; the next poll picks up what it missed. */
const JUST_POLLED_MS = 1_000;

const isPageVisible = () => document.visibilityState === 'visible';
const mayRefetch = (query: Query) => !(isPolled(query) && isRateLimited(query));
const isNotPolled = (query: Query) => !isPolled(query);
const isNotJustPolled = (query: Query) => !(isPolled(query) && Date.now() - query.state.dataUpdatedAt < JUST_POLLED_MS);

/** Refetches live data on events and reconnects. */
export function createRefresh(client: QueryClient) {
  /** Waits for requests in flight, which may predate the event, before refetching. */
  async function refetchAfterPending(queryKey: QueryKey, predicate: (query: Query) => boolean) {
    const inFlight = client.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' });
    await Promise.allSettled(inFlight.map(({ promise }) => promise));
    await client.invalidateQueries({ queryKey, predicate }, { cancelRefetch: false });
  }

  const refresh = createRefetchCoalescer(async (key) => {
    const queryKey = JSON.parse(key) as QueryKey;
    // A hidden page only marks queries as stale and refetches when it becomes visible.
    if (isPageVisible()) await refetchAfterPending(queryKey, mayRefetch);
    else await client.invalidateQueries({ queryKey, refetchType: 'none' });
  });

  return {
    onEvent: (event: LiveEvent) => {
      for (const key of keysToInvalidate(event)) refresh(JSON.stringify(key));
    },
    /** Events before the first connection may have been missed, too; polled queries catch up by themselves. */
    onOpen: (isReconnect: boolean) => {
      for (const queryKey of LIVE_KEYS) void refetchAfterPending(queryKey, isReconnect ? isNotJustPolled : isNotPolled);
    },
    /** Refetches what events marked as stale while the page was hidden. */
    onVisible: () => {
      for (const queryKey of LIVE_KEYS)
        void client.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
    },
  };
}
