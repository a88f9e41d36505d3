import type { Client } from 'pg';
import { createClient } from '../db/postgres.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { realTimers } from '../clock/timers.ts';
import { StartError } from '../start-error.ts';

/** Identifies the advisory lock; nothing else on the database may use this number. */
const LOCK_ID = 720_035;
const RETRY_MS = 1_000;

type Options = { log: Logger; onReconnect: () => Promise<void> };

/**
 * Registers this process among those running on the same PostgreSQL database, by an advisory lock on a dedicated
 * connection. Running processes share the lock; a process that starts alone holds it exclusively until `share`. After a
 * lost connection it takes the lock again and calls `onReconnect`, because another process may have started alone in
 * between. Throws a `StartError` when another process doesn't finish starting.
 */
export async function acquireInstanceLock(url: string, { log, onReconnect }: Options) {
  let connection: Client | undefined;
  let cancelRetry: (() => void) | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const client = createClient(url);
    client.on('error', (error) => handleLoss(client, error));
    client.on('end', () => handleLoss(client, new Error('The database ended the connection.')));
    await client.connect();
    connection = client;
    return client;
  }

  function handleLoss(lost: Client, error: unknown): void {
    if (connection !== lost) return;
    connection = undefined;
    lost.end().catch(() => {});
    if (isClosed) return;
    log.warn({ error: errorForLog(error) }, 'lost the connection that holds the instance lock');
    cancelRetry = realTimers.after(RETRY_MS, () => void reconnect());
  }

  async function reconnect(): Promise<void> {
    try {
      const client = await connect();
      if (isClosed) return void (await client.end());
      await client.query('select pg_advisory_lock_shared($1)', [LOCK_ID]);
      await onReconnect();
    } catch (error) {
      if (connection !== undefined) return handleLoss(connection, error);
      if (!isClosed) cancelRetry = realTimers.after(RETRY_MS, () => void reconnect());
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    cancelRetry?.();
    const last = connection;
    connection = undefined;
    // Unlock explicitly: the database may notice a closed connection only later.
    await last?.query('select pg_advisory_unlock_all()').catch(() => {});
    await last?.end().catch(() => {});
  }

  try {
    const first = await connect();
    const isOnlyInstance = await takeLock(first);
    return {
      /** True if no other process runs on the database. None can start before `share` is called. */
      isOnlyInstance,
      /** Lets other processes start; they can tell that this one is running. */
      async share(): Promise<void> {
        if (!isOnlyInstance || connection !== first) return;
        try {
          await first.query('select pg_advisory_lock_shared($1)', [LOCK_ID]);
          await first.query('select pg_advisory_unlock($1)', [LOCK_ID]);
        } catch (error) {
          handleLoss(first, error);
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Takes the lock: exclusively when no other process holds it (returns true), shared otherwise. */
async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK_ID]);
  if (rows[0]?.got) return true;
  await client.query('select pg_advisory_lock_shared($1)', [LOCK_ID]).catch(() => {
    throw new StartError('Another server on this database has not finished starting: try again.');
  });
  return false;
}
