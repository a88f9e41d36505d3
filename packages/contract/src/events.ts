import * as z from 'zod/mini';
import { field, id } from './wire.ts';

/** Events about a match, sent to everyone. */
export const MATCH_EVENTS = ['score_update', 'chat'] as const;
/** Events without data, sent to the users concerned. */
export const USER_EVENTS = ['dm', 'notification'] as const;

/** An event from the socket: a type and, for matches, the match id. Contains no text, names or user ids. */
export type LiveEvent =
  | { type: (typeof MATCH_EVENTS)[number]; data: { matchId: string } }
  | { type: (typeof USER_EVENTS)[number]; data: Record<string, never> };

export const matchEvent = z.object({ type: z.enum(MATCH_EVENTS), data: z.object({ matchId: id }) });
export const userEvent = z.object({
  type: z.enum(USER_EVENTS),
  data: field(z.object({}), {}),
});

/** An event as the socket sends it. */
export const liveEvent = z.union([matchEvent, userEvent]);

/** Parses one frame; returns null for anything that is not a known event. */
export function parseLiveEvent(frame: unknown): LiveEvent | null {
  if (typeof frame !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return null;
  }
  const parsed = z.safeParse(liveEvent, value);
  return parsed.success ? parsed.data : null;
}
