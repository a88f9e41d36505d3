import { realTimers } from './clock/timers.ts';
import type { OpenDatabase } from './db/open.ts';
import { readServerKey } from './db/server-key.ts';
import type { Logger } from './http/log.ts';
import { notifyChannel } from './realtime/notify-channel.ts';
import type { OpenChannel } from './realtime/relay-channel.ts';
import { valkeyChannel } from './realtime/valkey-channel.ts';
import { createFallbackRateStore } from './throttle/fallback-rate-store.ts';
import { withHiddenKeys } from './throttle/hidden-keys.ts';
import { createPostgresRateStore } from './throttle/postgres-rate-store.ts';
import type { RateStore } from './throttle/rate-store.ts';
import { createValkeyRateStore } from './throttle/valkey-rate-store.ts';

/** What several processes use together; null for a process that is alone on its database. */
export type SharedServices = {
  /** Where requests are counted. */
  rateStore: RateStore | null;
  /** The channel that relays events between processes. */
  channel: OpenChannel | null;
  close(): void;
};

type Config = { databaseUrl: string | null; valkeyUrl: string | null };

const ALONE: SharedServices = { rateStore: null, channel: null, close: () => {} };

/** Uses Valkey if it is configured, otherwise PostgreSQL. Throws a `StartError` when Valkey can't be reached. */
export async function openSharedServices(
  { databaseUrl, valkeyUrl }: Config,
  { db }: OpenDatabase,
  log: Logger,
): Promise<SharedServices> {
  if (databaseUrl === null) return ALONE;
  const secret = await readServerKey(db, 'rate limits');
  const rateStore = (store: RateStore) =>
    createFallbackRateStore(withHiddenKeys(store, secret), { timers: realTimers, log });
  if (valkeyUrl === null) {
    return {
      rateStore: rateStore(createPostgresRateStore(db)),
      channel: notifyChannel({ url: databaseUrl, log }),
      close: () => {},
    };
  }
  // Several games can use one Valkey.
  const game = `game:${(await readServerKey(db, 'name in Valkey')).slice(0, 16)}`;
  // Loaded only here: the client takes a quarter of a second to load.
  const { openValkey } = await import('./valkey/valkey.ts');
  const valkey = await openValkey(valkeyUrl, log);
  return {
    rateStore: rateStore(createValkeyRateStore(valkey, game, realTimers)),
    channel: valkeyChannel(valkey, `${game}:events`, log),
    close: () => valkey.destroy(),
  };
}
