import * as z from 'zod/mini';
import { id } from './wire.ts';

/** What the socket sends: a type and, for matches, which one. Never text, names or ids of users. */
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

/** Reads one frame; null for everything that this client does not know (RELIABILITY.md W6). */
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
