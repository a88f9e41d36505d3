import * as z from 'zod/mini';
import { MATCHES_WATCHED_MAX, SOCKET_FRAME_MAX } from './constants.ts';
import { field, id, parseJson } from './wire.ts';

/** Events about a match, sent to every socket that watches it, and to those that have never said what they watch. */
export const MATCH_EVENTS = ['score_update', 'chat'] as const;
/** Events without data, sent to the users concerned. */
export const USER_EVENTS = ['dm', 'notification'] as const;

export const matchEvent = z.object({ type: z.enum(MATCH_EVENTS), data: z.object({ matchId: id }) });
export const userEvent = z.object({ type: z.enum(USER_EVENTS), data: field(z.object({}), {}) });

/** An event as the socket sends it: a type and, for matches, the match id. Contains no text, names or user ids. */
export const liveEvent = z.union([matchEvent, userEvent]);
export type LiveEvent = z.output<typeof liveEvent>;

/** A message from a client: the matches whose events it wants from now on, instead of those of all matches. */
export const watchMessage = z.object({
  type: z.literal('watch'),
  matchIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(MATCHES_WATCHED_MAX)),
});
export type WatchMessage = z.output<typeof watchMessage>;

/** Parses a frame of the server; returns null for anything that is not a known event. */
export const parseLiveEvent = (frame: unknown): LiveEvent | null => parseFrame(liveEvent, frame);

/** Parses a frame of a client; returns null for anything that is not a known message. */
export const parseWatchMessage = (frame: unknown): WatchMessage | null => parseFrame(watchMessage, frame);

const parseFrame = <S extends z.ZodMiniType>(schema: S, frame: unknown) =>
  typeof frame === 'string' ? parseJson(schema, frame) : null;

/** Returns the frame that watches these matches: the first ones, as many as one frame may have. */
export function watchFrame(matchIds: Iterable<string>): string {
  const watched = [...new Set(matchIds)].slice(0, MATCHES_WATCHED_MAX);
  const encode = () => JSON.stringify({ type: 'watch', matchIds: watched } satisfies WatchMessage);
  // Ids are ASCII, so characters are bytes.
  while (encode().length > SOCKET_FRAME_MAX) watched.pop();
  return encode();
}
