import type { Client } from 'pg';
import { realTimers, type Timers } from '../clock/timers.ts';
import { createClient } from '../db/postgres.ts';
import { errorForLog, type Logger } from '../http/log.ts';

const RETRY_MS = 1_000;

const CHANNEL = 'realtime';

export type ChannelOptions = { url: string; name?: string; timers?: Timers; log: Logger };

type ChannelHandlers = { onMessage: (message: string) => void; onOpen: () => void; onLost: () => void };

/**
 * Sends messages to all processes that have opened the same channel, this one included. Uses PostgreSQL's LISTEN and
 * NOTIFY on a connection of its own, outside transactions, because NOTIFY takes a lock that is global to PostgreSQL.
 * Reconnects after a second whenever the connection is lost.
 */
export function openNotifyChannel(
  { url, name = CHANNEL, timers = realTimers, log }: ChannelOptions,
  { onMessage, onOpen, onLost }: ChannelHandlers,
) {
  let connection: Client | undefined;
  /** Serializes everything that uses the connection. */
  let work: Promise<unknown> = Promise.resolve();
  let cancelRetry: (() => void) | undefined;
  let closed = false;

  function inTurn<T>(next: () => Promise<T>): Promise<T> {
    const result = work.then(next);
    work = result;
    return result;
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = createClient(url);
    fresh.on('error', (error) => disconnect(fresh, error));
    fresh.on('end', () => disconnect(fresh, new Error('The database ended the connection.')));
    fresh.on('notification', ({ payload = '' }) => onMessage(payload));
    connection = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(name)}`);
    } catch (error) {
      return disconnect(fresh, error);
    }
    onOpen();
    log.info('relay connected');
  }

  function disconnect(lost: Client, error: unknown): void {
    if (connection !== lost) return;
    connection = undefined;
    onLost();
    lost.end().catch(() => {});
    if (closed) return;
    log.warn({ error: errorForLog(error) }, 'relay disconnected');
    cancelRetry = timers.after(RETRY_MS, () => void inTurn(connect));
  }

  async function send(messages: readonly string[]): Promise<boolean> {
    const client = connection;
    if (client === undefined) return false;
    try {
      await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [name, messages]);
      return true;
    } catch (error) {
      disconnect(client, error);
      return false;
    }
  }

  void inTurn(connect);
  return {
    /** Returns whether the messages were sent; false while disconnected. Never rejects. */
    send: (messages: readonly string[]) => inTurn(() => send(messages)),
    /** Disconnects after the sends that were requested before. */
    async close() {
      closed = true;
      cancelRetry?.();
      await work;
      const last = connection;
      connection = undefined;
      await last?.end().catch(() => {});
    },
  };
}
