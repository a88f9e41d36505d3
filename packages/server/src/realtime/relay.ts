import type { Client, Notification } from 'pg';
import { createClient } from '../db/postgres.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Bus } from './bus.ts';
import { parseRelayMessage, encodeRelayMessages } from './relay-message.ts';
import { realTimers, type Timers } from './timers.ts';

const CHANNEL = 'realtime';
/** How long events are gathered before they leave together (RELIABILITY.md L3). */
const BATCH_MS = 50;
const AGAIN_MS = 1_000;
/** A line that is silent for this long is asked whether it still stands. */
const ALIVE_MS = 30_000;

export type Relay = {
  /** Says what is left to say, and ends. */
  close(): Promise<void>;
};

type Options = { channel?: string; timers?: Timers };

/**
 * Tells the processes on the same database what this one's bus says, and this one's bus what they say. It has a
 * connection of its own, outside every transaction: NOTIFY takes one lock for the whole of PostgreSQL (M19). What is
 * said while the connection is down is lost, which is harmless: clients also ask by themselves.
 */
export function openRelay(url: string, bus: Bus, log: Logger, options: Options = {}): Relay {
  const { channel = CHANNEL, timers = realTimers } = options;
  const self = crypto.randomUUID().slice(0, 8);
  const pending = new Set<string>();
  let line: Client | undefined;
  /** What is done with lines, one thing after the other. */
  let work = Promise.resolve();
  let cancelFlush: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let hearing = false;
  let closed = false;

  const unsubscribe = bus.subscribe((event, to) => {
    if (hearing) return;
    if (pending.size === 0) flushIn(BATCH_MS);
    for (const said of encodeRelayMessages(self, event, to)) pending.add(said);
  });

  const inTurn = (next: () => Promise<void>) => (work = work.then(next));

  function flushIn(ms: number): void {
    cancelFlush?.();
    cancelFlush = timers.after(ms, () => void inTurn(flush));
  }

  /** Also when there is nothing to say: that is how a line that no longer stands is noticed. */
  async function flush(): Promise<void> {
    const batch = [...pending];
    pending.clear();
    const over = line;
    if (over === undefined) return;
    try {
      await over.query('select pg_notify($1, said) from unnest($2::text[]) as said', [channel, batch]);
      if (pending.size === 0 && !closed) flushIn(ALIVE_MS);
    } catch (error) {
      lose(over, error);
    }
  }

  function hear({ payload = '' }: Notification): void {
    const said = parseRelayMessage(payload);
    if (said === null || said.from === self) return;
    hearing = true;
    try {
      bus.publish(said.event, said.to);
    } finally {
      hearing = false;
    }
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = createClient(url);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The database ended the connection.')));
    fresh.on('notification', hear);
    line = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose(fresh, error);
    }
    flushIn(BATCH_MS);
    log.info('other processes are heard');
  }

  function lose(lost: Client, error: unknown): void {
    if (line !== lost) return;
    line = undefined;
    cancelFlush?.();
    pending.clear();
    lost.end().catch(() => {});
    if (closed) return;
    log.warn({ error: errorForLog(error) }, 'other processes are not heard for a while');
    cancelRetry = timers.after(AGAIN_MS, () => void inTurn(connect));
  }

  void inTurn(connect);
  return {
    async close() {
      closed = true;
      unsubscribe();
      cancelRetry?.();
      cancelFlush?.();
      await inTurn(async () => (pending.size > 0 ? flush() : undefined));
      const last = line;
      line = undefined;
      await last?.end().catch(() => {});
    },
  };
}
