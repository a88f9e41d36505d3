import type { Client, Notification } from 'pg';
import { createClient } from '../db/postgres.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Bus } from './bus.ts';
import { parseRelayMessage, encodeRelayMessages } from './relay-message.ts';
import { realTimers, type Timers } from '../clock/timers.ts';

const CHANNEL = 'realtime';
/** How long events are collected before they are sent in one batch. */
const BATCH_MS = 50;
const RETRY_MS = 1_000;
/** An idle connection is checked this often. */
const KEEP_ALIVE_MS = 30_000;

export type Relay = {
  /** Sends pending events and disconnects. */
  close(): Promise<void>;
};

type Options = { channel?: string; timers?: Timers };

/**
 * Relays events between the buses of all processes on one database. It uses its own connection outside transactions,
 * because NOTIFY takes a lock that is global to PostgreSQL. Events are lost while the connection is down, which is
 * harmless because clients also poll.
 */
export function openRelay(url: string, bus: Bus, log: Logger, options: Options = {}): Relay {
  const { channel = CHANNEL, timers = realTimers } = options;
  const self = crypto.randomUUID().slice(0, 8);
  const pending = new Set<string>();
  let connection: Client | undefined;
  /** Serializes everything that uses the connection. */
  let work = Promise.resolve();
  let cancelFlush: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let isReceiving = false;
  let closed = false;

  const unsubscribe = bus.subscribe((event, to) => {
    if (isReceiving) return;
    if (pending.size === 0) flushIn(BATCH_MS);
    for (const message of encodeRelayMessages(self, event, to)) pending.add(message);
  });

  const inTurn = (next: () => Promise<void>) => (work = work.then(next));

  function flushIn(ms: number): void {
    cancelFlush?.();
    cancelFlush = timers.after(ms, () => void inTurn(flush));
  }

  /** Queries even when nothing is pending, to detect a lost connection. */
  async function flush(): Promise<void> {
    const batch = [...pending];
    pending.clear();
    const client = connection;
    if (client === undefined) return;
    try {
      await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, batch]);
      if (pending.size === 0 && !closed) flushIn(KEEP_ALIVE_MS);
    } catch (error) {
      disconnect(client, error);
    }
  }

  function receive({ payload = '' }: Notification): void {
    const message = parseRelayMessage(payload);
    if (message === null || message.from === self) return;
    isReceiving = true;
    try {
      bus.publish(message.event, message.to);
    } finally {
      isReceiving = false;
    }
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = createClient(url);
    fresh.on('error', (error) => disconnect(fresh, error));
    fresh.on('end', () => disconnect(fresh, new Error('The database ended the connection.')));
    fresh.on('notification', receive);
    connection = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      return disconnect(fresh, error);
    }
    flushIn(BATCH_MS);
    log.info('relay connected');
  }

  function disconnect(lost: Client, error: unknown): void {
    if (connection !== lost) return;
    connection = undefined;
    cancelFlush?.();
    pending.clear();
    lost.end().catch(() => {});
    if (closed) return;
    log.warn({ error: errorForLog(error) }, 'relay disconnected');
    cancelRetry = timers.after(RETRY_MS, () => void inTurn(connect));
  }

  void inTurn(connect);
  return {
    async close() {
      closed = true;
      unsubscribe();
      cancelRetry?.();
      cancelFlush?.();
      await inTurn(async () => (pending.size > 0 ? flush() : undefined));
      const last = connection;
      connection = undefined;
      await last?.end().catch(() => {});
    },
  };
}
