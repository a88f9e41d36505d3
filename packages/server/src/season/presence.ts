import { Client } from 'pg';
import { errorForLog, type Logger } from '../http/log.ts';
import { realTimers } from '../realtime/timers.ts';
import { StartError } from '../start-error.ts';

/** Any number that nothing else on the database locks. */
const LOCK = 720_035;
const AGAIN_MS = 1_000;

/** This process among those that run on the same database. */
export type Presence = {
  /** No other process runs on it, and none can start before `settle`. */
  isAlone: boolean;
  /** Lets others start: from then on they find this one. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** SQLite: the file itself is locked. */
export const ALONE: Presence = { isAlone: true, settle: async () => {}, close: async () => {} };

type Options = { log: Logger; onReturn: () => Promise<void> };

/**
 * Takes a place among the processes on a PostgreSQL database. All hold an advisory lock together, each on a
 * connection of its own; who finds nobody holding it has it alone until `settle`. A lost connection is made again,
 * and `onReturn` runs: another process may have started alone meanwhile. Throws a `StartError` when another process
 * does not finish starting.
 */
export async function openPresence(url: string, { log, onReturn }: Options): Promise<Presence> {
  let line: Client | undefined;
  let cancelRetry: (() => void) | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      query_timeout: 6_000,
      keepAlive: true,
    });
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
    log.warn({ error: errorForLog(error) }, 'the place among the servers on this database was lost');
    cancelRetry = realTimers.after(AGAIN_MS, () => void comeBack());
  }

  async function comeBack(): Promise<void> {
    try {
      const fresh = await connect();
      if (isClosed) return void (await fresh.end());
      await fresh.query('select pg_advisory_lock_shared($1)', [LOCK]);
      await onReturn();
    } catch (error) {
      if (line !== undefined) return lose(line, error);
      if (!isClosed) cancelRetry = realTimers.after(AGAIN_MS, () => void comeBack());
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
    const isAlone = await takePlace(first);
    return {
      isAlone,
      async settle() {
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

/** Returns whether nobody else has a place. */
async function takePlace(line: Client): Promise<boolean> {
  const { rows } = await line.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
  if (rows[0]?.got) return true;
  await line.query('select pg_advisory_lock_shared($1)', [LOCK]).catch(() => {
    throw new StartError('Another server on this database has not finished starting: try again.');
  });
  return false;
}
