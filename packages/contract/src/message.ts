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
  canReply: optional(z.boolean()),
  isRequest: optional(z.boolean()),
  canLeave: optional(z.boolean()),
  formerParticipants: optional(innerRows(participant, ({ userId }) => userId)),
  reportableId: optional(id),
  league: optional(z.object({ id, name: text })),
});
export type DmThread = z.infer<typeof dmThread>;
export const dmThreads = rows(dmThread, byId);

export const dmMessage = z.object({
  id,
  userId: id,
  text,
  createdAt: time,
  isDeleted: optional(z.boolean()),
  kind: optional(open(['USER', 'SYSTEM'], 'USER')),
});
export type DmMessage = z.infer<typeof dmMessage>;
export const dmMessages = rows(dmMessage, byId);

export const newDmMessage = z.object({ text: messageText(DM_TEXT_MAX) });

export const threadParticipants = z.object({ participantIds: z.array(id).check(z.minLength(1), z.maxLength(20)) });

export const createThreadResponse = z.object({ id });
/** Adding people to a thread of two creates a new thread, which the client then opens. */
export const addParticipantsResponse = z.object({ newThread: flag, thread: nullable(z.object({ id })) });
