import * as z from 'zod';
import { type LiveEvent, MATCH_EVENTS, USER_EVENTS } from '@machine/contract';

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
export function encodeRelayMessages(from: string, { type, data }: LiveEvent, to: readonly string[]): string[] {
  const ids = 'matchId' in data ? [data.matchId] : to;
  return ids.map((id) => JSON.stringify([from, type, id]));
}

/** Returns null for anything that isn't a relay message. */
export function parseRelayMessage(text: string): RelayMessage | null {
  try {
    return relayMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
