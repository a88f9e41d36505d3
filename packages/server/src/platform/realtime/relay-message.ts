import type { LiveEvent } from '@machine/contract';
import * as z from 'zod';

/** A relayed event, at most 200 bytes as JSON: the sending process, the event type, and a match id or user id. */
const relayMessage = z.tuple([z.string(), z.enum(['score_update', 'chat', 'dm', 'notification']), z.string()]);

export type RelayMessage = { from: string; event: LiveEvent; to: string[] };

/** Encodes an event about a match as one message, or an event for users as one message per user. */
export function encodeRelayMessages(from: string, { type, data }: LiveEvent, to: readonly string[]): string[] {
  const ids = 'matchId' in data ? [data.matchId] : to;
  return ids.map((id) => JSON.stringify([from, type, id]));
}

/** Returns null for anything that isn't a relay message. */
export function parseRelayMessage(text: string): RelayMessage | null {
  const parsed = relayMessage.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const [from, type, id] = parsed.data;
  if (type === 'chat' || type === 'score_update') return { from, event: { type, data: { matchId: id } }, to: [] };
  return { from, event: { type, data: {} }, to: [id] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
