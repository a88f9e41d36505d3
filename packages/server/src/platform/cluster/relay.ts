import * as z from 'zod';
import { type LiveEvent, MATCH_EVENTS, USER_EVENTS } from '@machine/contract';
import { realTimers } from '../clock/timers.ts';
import type { Bus } from '../realtime/bus.ts';
import { type ChannelOptions, openNotifyChannel } from './notify-channel.ts';

/** Events are collected this long before they are sent in one batch. */
const BATCH_MS = 50;
/** An idle connection is checked this often. */
const KEEP_ALIVE_MS = 30_000;

export type Relay = ReturnType<typeof openRelay>;

/**
 * Relays events between the buses of all processes on a database. Events are lost while the connection is down, which
 * is harmless because clients also poll.
 */
export function openRelay(options: ChannelOptions, bus: Bus) {
  const { timers = realTimers } = options;
  const self = crypto.randomUUID().slice(0, 8);
  const pending = new Set<string>();
  let cancelFlush: (() => void) | undefined;
  let isReceiving = false;
  let closed = false;

  const channel = openNotifyChannel(options, {
    onMessage: receive,
    onOpen: () => flushIn(BATCH_MS),
    onLost() {
      cancelFlush?.();
      pending.clear();
    },
  });

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
    const isSent = await channel.send(takePending());
    if (isSent && pending.size === 0 && !closed) flushIn(KEEP_ALIVE_MS);
  }

  function takePending(): string[] {
    const batch = [...pending];
    pending.clear();
    return batch;
  }

  return {
    /** Sends pending events and disconnects. */
    async close() {
      closed = true;
      unsubscribe();
      cancelFlush?.();
      if (pending.size > 0) await channel.send(takePending());
      await channel.close();
    },
  };
}

type RelayMessage = { from: string; event: LiveEvent; to: string[] };

/** A relayed event, at most 200 bytes as JSON: the sending process, the event type, and a match id or user id. */
const relayMessage = z.union([
  z
    .tuple([z.string(), z.enum(MATCH_EVENTS), z.string()])
    .transform(([from, type, matchId]): RelayMessage => ({ from, event: { type, data: { matchId } }, to: [] })),
  z
    .tuple([z.string(), z.enum(USER_EVENTS), z.string()])
    .transform(([from, type, userId]): RelayMessage => ({ from, event: { type, data: {} }, to: [userId] })),
]);

/** Encodes an event about a match as one message, or an event for users as one message per user. */
function encodeRelayMessages(from: string, { type, data }: LiveEvent, to: readonly string[]): string[] {
  const ids = 'matchId' in data ? [data.matchId] : to;
  return ids.map((id) => JSON.stringify([from, type, id]));
}

/** Returns null for anything that isn't a relay message. */
export function parseRelayMessage(text: string): RelayMessage | null {
  return relayMessage.safeParse(parseJson(text)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
