import { realTimers } from './clock/timers.ts';
import type { OpenDatabase } from './db/open.ts';
import { readServerKey } from './db/server-key.ts';
import type { Logger } from './http/log.ts';
import { notifyChannel } from './realtime/notify-channel.ts';
import type { OpenChannel } from './realtime/relay-channel.ts';
import { createFallbackRateStore } from './throttle/fallback-rate-store.ts';
import { withHiddenKeys } from './throttle/hidden-keys.ts';
import { createPostgresRateStore } from './throttle/postgres-rate-store.ts';
import type { RateStore } from './throttle/rate-store.ts';

/** What several processes use together; null for a process that is alone on its database. */
export type SharedServices = {
  /** Where requests are counted. */
  rateStore: RateStore | null;
  /** The channel that relays events between processes. */
  channel: OpenChannel | null;
};

export async function openSharedServices(
  databaseUrl: string | null,
  { db }: OpenDatabase,
  log: Logger,
): Promise<SharedServices> {
  if (databaseUrl === null) return { rateStore: null, channel: null };
  const counts = withHiddenKeys(createPostgresRateStore(db), await readServerKey(db, 'rate limits'));
  return {
    rateStore: createFallbackRateStore(counts, { timers: realTimers, log }),
    channel: notifyChannel({ url: databaseUrl, log }),
  };
}
