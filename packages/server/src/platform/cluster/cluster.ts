import { realTimers } from '../clock/timers.ts';
import type { OpenDatabase } from '../db/open.ts';
import { readServerKey } from '../db/server-key.ts';
import type { Logger } from '../http/log.ts';
import type { Bus } from '../realtime/bus.ts';
import { createFallbackRateStore } from './fallback-rate-store.ts';
import { withHiddenKeys, createPostgresRateStore } from './postgres-rate-store.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { createCandidate } from './leader.ts';
import { openRelay, type Relay } from './relay.ts';
import { followSharedTime, type MachineClocks, readSharedTime } from './shared-time.ts';

/** The processes on one database, of which this is one. */
export type Cluster = Awaited<ReturnType<typeof joinCluster>>;

/** Joins the processes on a database. An embedded database has only one. Throws a `StartError` while another one starts. */
export async function joinCluster(
  databaseUrl: string | null,
  database: OpenDatabase,
  log: Logger,
  clocks: MachineClocks = {},
) {
  if (databaseUrl === null) return joinAlone(database, log, clocks);
  let check: (() => Promise<void>) | undefined;
  const lock = await acquireInstanceLock(databaseUrl, { log, onReconnect: async () => check?.() });
  let stopFollowing: (() => Promise<void>) | undefined;
  let relay: Relay | undefined;
  async function close(): Promise<void> {
    await Promise.all([relay?.close(), stopFollowing?.()]);
    await lock.close();
  }
  try {
    const time = await readSharedTime(database, clocks);
    const secret = await readServerKey(database.db, 'rate limits');
    const counts = withHiddenKeys(createPostgresRateStore(database.db), secret);
    return {
      /** True if this process decides the settings, because no other one runs. None can start before `open`. */
      isFirst: lock.isOnlyInstance,
      /** Lets other processes start. */
      open: lock.share,
      /** Calls `work` after this process was disconnected: another one may have been the first meanwhile. */
      onReconnect: (work: () => Promise<void>) => void (check = work),
      /** Real time by a clock that all processes share. */
      now: time.now,
      /** Runs `work` every two seconds if there can be others that do the same. */
      keepInStep: (work: () => Promise<void>) => void (stopFollowing = followSharedTime(time, work)),
      leader: createCandidate({ database, isAlone: lock.isOnlyInstance, log }),
      /** Counts requests for all processes; null when each process may count by itself. */
      rateStore: createFallbackRateStore(counts, { timers: realTimers, log }),
      /** Exchanges events with the other processes, until `close`. */
      relay: (bus: Bus) => void (relay = openRelay({ url: databaseUrl, log }, bus)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The file of an embedded database is locked itself, and its clock is that of this machine. */
const joinAlone = (database: OpenDatabase, log: Logger, { machineNow = () => Date.now() }: MachineClocks) => ({
  isFirst: true,
  open: async () => {},
  onReconnect: () => {},
  now: machineNow,
  keepInStep: () => {},
  leader: createCandidate({ database, isAlone: true, log }),
  rateStore: null,
  relay: () => {},
  close: async () => {},
});
