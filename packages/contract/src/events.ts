import * as z from 'zod/mini';
import { id } from './wire.ts';

/** An event from the socket: a type and, for matches, the match id. Contains no text, names or user ids. */
export type LiveEvent =
  | { type: 'score_update' | 'chat'; data: { matchId: string } }
  | { type: 'dm' | 'notification'; data: Record<string, never> };

const matchEvent = z.object({ type: z.enum(['score_update', 'chat']), data: z.object({ matchId: id }) });
const personalEvent = z.object({
  type: z.enum(['dm', 'notification']),
  data: z.pipe(
    z.unknown(),
    z.transform(() => ({}) as Record<string, never>),
  ),
});

/** Parses one frame; returns null for anything that is not a known event. */
export function parseLiveEvent(frame: unknown): LiveEvent | null {
  if (typeof frame !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return null;
  }
  const parsed = z.safeParse(z.union([matchEvent, personalEvent]), value);
  return parsed.success ? parsed.data : null;
}
