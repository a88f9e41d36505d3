import type { Client } from 'pg';
import { createClient } from '../db/postgres.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { realTimers } from '../realtime/timers.ts';
import { StartError } from '../start-error.ts';

/** Any number that nothing else on the database locks. */
const LOCK = 720_035;
const AGAIN_MS = 1_000;

/** The registration of this process among those that run on the same database. */
export type Presence = {
  /** No other process runs on the database, and none can start before `share`. */
  isAlone: boolean;
  /** Lets other processes start; they see that this one runs. */
  share(): Promise<void>;
  close(): Promise<void>;
};

/** The presence on SQLite, where the file itself is locked. */
export const ALONE: Presence = { isAlone: true, share: async () => {}, close: async () => {} };

type Options = { log: Logger; onReturn: () => Promise<void> };

/**
 * Registers this process among those on a PostgreSQL database. They share an advisory lock, each on a connection of
 * its own; a process that starts alone holds it exclusively until `share`. After a lost connection the process
 * registers again and calls `onReturn`: another one may have started alone meanwhile. Throws a `StartError` when
 * another process doesn't finish starting.
 */
export async function openPresence(url: string, { log, onReturn }: Options): Promise<Presence> {
  let line: Client | undefined;
  let cancelRetry: (() => void) | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const fresh = createClient(url);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The database ended the connection.')));
    await fresh.connect();
    line = fresh;
    return fresh;
  }

  function lose(lost: Client, error: unknown): void {
    if (line !== lost) return;
    line = undefined;
    lost.end().catch(() => {});
    if (isClosed) return;
    log.warn({ error: errorForLog(error) }, 'the connection that tells other servers of this one was lost');
    cancelRetry = realTimers.after(AGAIN_MS, () => void registerAgain());
  }

  async function registerAgain(): Promise<void> {
    try {
      const fresh = await connect();
      if (isClosed) return void (await fresh.end());
      await fresh.query('select pg_advisory_lock_shared($1)', [LOCK]);
      await onReturn();
    } catch (error) {
      if (line !== undefined) return lose(line, error);
      if (!isClosed) cancelRetry = realTimers.after(AGAIN_MS, () => void registerAgain());
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    cancelRetry?.();
    const last = line;
    line = undefined;
    // The database may notice the end of a connection later than we do.
    await last?.query('select pg_advisory_unlock_all()').catch(() => {});
    await last?.end().catch(() => {});
  }

  try {
    const first = await connect();
    const isAlone = await takeLock(first);
    return {
      isAlone,
      async share() {
        if (!isAlone || line !== first) return;
        try {
          await first.query('select pg_advisory_lock_shared($1)', [LOCK]);
          await first.query('select pg_advisory_unlock($1)', [LOCK]);
        } catch (error) {
          lose(first, error);
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Takes the lock. Returns whether no other process holds it. */
async function takeLock(line: Client): Promise<boolean> {
  const { rows } = await line.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
  if (rows[0]?.got) return true;
  await line.query('select pg_advisory_lock_shared($1)', [LOCK]).catch(() => {
    throw new StartError('Another server on this database has not finished starting: try again.');
  });
  return false;
}
