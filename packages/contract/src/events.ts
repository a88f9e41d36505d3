import * as z from 'zod/mini';
import { id } from './wire.ts';

/** Events about a match, sent to everyone. */
export const MATCH_EVENTS = ['score_update', 'chat'] as const;
/** Events without data, sent to the users concerned. */
export const USER_EVENTS = ['dm', 'notification'] as const;

/** An event from the socket: a type and, for matches, the match id. Contains no text, names or user ids. */
export type LiveEvent =
  | { type: (typeof MATCH_EVENTS)[number]; data: { matchId: string } }
  | { type: (typeof USER_EVENTS)[number]; data: Record<string, never> };

const matchEvent = z.object({ type: z.enum(MATCH_EVENTS), data: z.object({ matchId: id }) });
const userEvent = z.object({
  type: z.enum(USER_EVENTS),
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
  const parsed = z.safeParse(z.union([matchEvent, userEvent]), value);
  return parsed.success ? parsed.data : null;
}
