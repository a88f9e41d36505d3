import type { LiveEvent } from '@machine/contract';
import * as z from 'zod';

/** What one process tells the others, at most 200 bytes: who says it, the event's type, and its match or its user. */
const saying = z.tuple([z.string(), z.enum(['score_update', 'chat', 'dm', 'notification']), z.string()]);

export type RelayMessage = { from: string; event: LiveEvent; to: string[] };

/** An event in words of their own for each user whom it is for. */
export function encodeRelayMessages(from: string, { type, data }: LiveEvent, to: readonly string[]): string[] {
  const about = 'matchId' in data ? [data.matchId] : to;
  return about.map((id) => JSON.stringify([from, type, id]));
}

/** Null for what none of ours can have said. */
export function parseRelayMessage(text: string): RelayMessage | null {
  const parsed = saying.safeParse(readJson(text));
  if (!parsed.success) return null;
  const [from, type, id] = parsed.data;
  if (type === 'chat' || type === 'score_update') return { from, event: { type, data: { matchId: id } }, to: [] };
  return { from, event: { type, data: {} }, to: [id] };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
