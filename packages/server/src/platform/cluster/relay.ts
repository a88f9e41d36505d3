import type { Client } from 'pg';
import { realTimers, type Timers } from '../clock/timers.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Bus } from '../realtime/bus.ts';
import { openKeptClient } from './kept-client.ts';
import { encodeRelayMessages, parseRelayMessage } from './relay-message.ts';

const CHANNEL = 'realtime';
/** Events are collected this long before they are sent in one batch. */
const BATCH_MS = 50;
/** An idle connection is checked this often. */
const KEEP_ALIVE_MS = 30_000;

export type Relay = ReturnType<typeof openRelay>;

type RelayOptions = { url: string; channel?: string; timers?: Timers; log: Logger };

/**
 * Relays events between the buses of all processes on a database. Events are lost while the connection is down, which
 * is harmless because clients also poll. Uses PostgreSQL's LISTEN and NOTIFY on a connection of its own, outside
 * transactions, because NOTIFY takes a lock that is global to PostgreSQL.
 */
export function openRelay({ url, channel = CHANNEL, timers = realTimers, log }: RelayOptions, bus: Bus) {
  const self = crypto.randomUUID().slice(0, 8);
  const pending = new Set<string>();
  let cancelFlush: (() => void) | undefined;
  let sending = Promise.resolve(true);
  let isReceiving = false;
  let closed = false;

  const connection = openKeptClient(url, { prepare, onLost }, timers);

  async function prepare(client: Client): Promise<void> {
    client.on('notification', ({ payload = '' }) => receive(payload));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    flushIn(BATCH_MS);
    log.info('relay connected');
  }

  function onLost(error: unknown): void {
    cancelFlush?.();
    pending.clear();
    log.warn({ error: errorForLog(error) }, 'relay disconnected');
  }

  const unsubscribe = bus.subscribe((event, to) => {
    if (isReceiving) return;
    if (pending.size === 0) flushIn(BATCH_MS);
    for (const message of encodeRelayMessages(self, event, to)) pending.add(message);
  });

  function receive(payload: string): void {
    const message = parseRelayMessage(payload);
    if (message === null || message.from === self) return;
    isReceiving = true;
    try {
      bus.publish(message.event, message.to);
    } finally {
      isReceiving = false;
    }
  }

  function flushIn(ms: number): void {
    cancelFlush?.();
    cancelFlush = timers.after(ms, () => void flush());
  }

  /** Sends even when nothing is pending, to detect a lost connection. */
  async function flush(): Promise<void> {
    sending = sendPending();
    if ((await sending) && pending.size === 0 && !closed) flushIn(KEEP_ALIVE_MS);
  }

  /** Returns whether the events were sent; false while disconnected. Never rejects. */
  async function sendPending(): Promise<boolean> {
    const messages = [...pending];
    pending.clear();
    const client = connection.client();
    if (client === undefined) return false;
    try {
      await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, messages]);
      return true;
    } catch (error) {
      connection.lose(client, error);
      return false;
    }
  }

  return {
    /** Sends pending events and disconnects. */
    async close() {
      closed = true;
      unsubscribe();
      cancelFlush?.();
      await sending;
      if (pending.size > 0) await sendPending();
      await connection.close();
    },
  };
}
