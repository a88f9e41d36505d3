import * as z from 'zod/mini';
import { messageText } from './clean-text.ts';
import { DM_TEXT_MAX } from './constants.ts';
import { byId, flag, id, innerRows, nullable, nullableText, open, optional, rows, text, time } from './wire.ts';
import { authorRank } from './user.ts';

export const participant = z.object({ userId: id, username: text, rank: authorRank, profileImageUrl: nullableText });
export type Participant = z.infer<typeof participant>;

export const dmThread = z.object({
  id,
  participants: innerRows(participant, ({ userId }) => userId),
  lastMessage: nullable(z.object({ text, createdAt: time })),
  /** Optional: false when nobody is left to read an answer. */
  canReply: optional(z.boolean()),
  /** Optional: whether the thread waits in the folder of requests: a player whom the viewer doesn't follow started it. */
  isRequest: optional(z.boolean()),
  /** Optional: whether the viewer may leave it; absent when the server has no such call. */
  canLeave: optional(z.boolean()),
  /** Optional: those who have left, and are no longer among the participants. */
  formerParticipants: optional(innerRows(participant, ({ userId }) => userId)),
  /** Optional: the last message by someone else, all that a block leaves of the thread: it can be reported for days. */
  reportableId: optional(id),
  /** Optional: the league of players whose chat this is; its name is the title. */
  league: optional(z.object({ id, name: text })),
});
export type DmThread = z.infer<typeof dmThread>;
export const dmThreads = rows(dmThread, byId);

export const dmMessage = z.object({
  id,
  userId: id,
  text,
  createdAt: time,
  /** Optional: whether its author has deleted it. Its text is then "Message deleted". */
  isDeleted: optional(z.boolean()),
  /** Optional: SYSTEM for one by the game, whose `userId` is nobody's. */
  kind: optional(open(['USER', 'SYSTEM'], 'USER')),
});
export type DmMessage = z.infer<typeof dmMessage>;
export const dmMessages = rows(dmMessage, byId);

export const newDmMessage = z.object({ text: messageText(DM_TEXT_MAX) });

export const threadParticipants = z.object({ participantIds: z.array(id).check(z.minLength(1), z.maxLength(20)) });

export const createThreadResponse = z.object({ id });
/** Adding people to a thread of two creates a new thread, which the client then opens. */
export const addParticipantsResponse = z.object({ newThread: flag, thread: nullable(z.object({ id })) });
