import { watchFrame } from '@machine/contract/events.ts';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { watchedMatches } from './watchedMatches.ts';

/** Screens mount several queries at once. */
const SETTLE_MS = 50;
/** Servers accept 30 frames in 20 s. */
const GAP_MS = 1_000;

type Send = (frame: string) => void;

const isRelevant = (event: QueryCacheNotifyEvent) => event.type !== 'updated' || event.action.type === 'success';

/**
 * Tells the server which matches are on screen, so that it sends only their events: once per connection and whenever
 * they have changed, at most once a second. Servers that don't know the message send the events of all matches.
 */
export function createWatch(client: QueryClient) {
  let send: Send | undefined;
  let sent: string | undefined;
  let sentAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    timer = undefined;
    const frame = watchFrame(watchedMatches(client));
    if (send === undefined || frame === sent) return;
    [sent, sentAt] = [frame, performance.now()];
    send(frame);
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (send === undefined || !isRelevant(event)) return;
    timer ??= setTimeout(update, Math.max(SETTLE_MS, sentAt + GAP_MS - performance.now()));
  });

  return {
    /** Call it for each new connection. */
    onOpen(sendFrame: Send): void {
      [send, sent] = [sendFrame, undefined];
      update();
    },
    stop(): void {
      unsubscribe();
      clearTimeout(timer);
      send = undefined;
    },
  };
}
