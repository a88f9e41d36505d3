import type { Client } from 'pg';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';
import { openKeptClient } from './kept-client.ts';

/** Identifies the advisory lock; nothing else on the database may use this number. */
const LOCK_ID = 720_035;

type Options = { log: Logger; onReconnect: () => Promise<void> };

/**
 * Registers this process among those running on the same PostgreSQL database, by an advisory lock on a dedicated
 * connection. Running processes share the lock; a process that starts alone holds it exclusively until `share`. After a
 * lost connection it takes the lock again and calls `onReconnect`, because another process may have started alone in
 * between. Throws a `StartError` when another process doesn't finish starting.
 */
export async function acquireInstanceLock(url: string, { log, onReconnect }: Options) {
  const started = Promise.withResolvers<{ first: Client; isOnlyInstance: boolean }>();
  let hasStarted = false;
  let isHeld = false;

  const connection = openKeptClient(url, {
    async prepare(client) {
      if (hasStarted) await lockShared(client);
      else started.resolve({ first: client, isOnlyInstance: await takeLock(client) });
      isHeld = true;
      if (hasStarted) await onReconnect();
      hasStarted = true;
    },
    onLost(error) {
      started.reject(error);
      if (isHeld) log.warn({ error: errorForLog(error) }, 'lost the connection that holds the instance lock');
      isHeld = false;
    },
  });

  async function close(): Promise<void> {
    // Unlock explicitly: the database may notice a closed connection only later.
    await connection
      .client()
      ?.query('select pg_advisory_unlock_all()')
      .catch(() => {});
    await connection.close();
  }

  const { first, isOnlyInstance } = await started.promise.catch(async (error) => {
    await connection.close();
    throw error;
  });
  return {
    /** True if no other process runs on the database. None can start before `share` is called. */
    isOnlyInstance,
    /** Lets other processes start; they can tell that this one is running. */
    async share(): Promise<void> {
      if (!isOnlyInstance || connection.client() !== first) return;
      try {
        await lockShared(first);
        await first.query('select pg_advisory_unlock($1)', [LOCK_ID]);
      } catch (error) {
        connection.lose(first, error);
      }
    },
    close,
  };
}

const lockShared = (client: Client) => client.query('select pg_advisory_lock_shared($1)', [LOCK_ID]);

/** Takes the lock: exclusively when no other process holds it (returns true), shared otherwise. */
async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK_ID]);
  if (rows[0]?.got) return true;
  await lockShared(client).catch(() => {
    throw new StartError('Another server on this database has not finished starting: try again.');
  });
  return false;
}
