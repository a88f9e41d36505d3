import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { DM_TEXT_MAX } from './constants.ts';
import { byId, field, flag, id, innerRows, maybeText, rows, text, time } from './wire.ts';
import { rank } from './user.ts';

export const participant = z.object({ userId: id, username: text, rank, profileImageUrl: maybeText });
export type Participant = z.infer<typeof participant>;

export const dmThread = z.object({
  id,
  participants: innerRows(participant, (person) => person.userId),
  lastMessage: field(z.nullable(z.object({ text, createdAt: time })), null),
  /** Optional. False: the viewer follows nobody in the thread, so they can only read it. */
  canReply: field(z.optional(z.boolean()), undefined),
});
export type DmThread = z.infer<typeof dmThread>;
export const dmThreads = rows(dmThread, byId);

export const dmMessage = z.object({ id, userId: id, text, createdAt: time });
export type DmMessage = z.infer<typeof dmMessage>;
export const dmMessages = rows(dmMessage, byId);

export const newDmMessage = z.object({
  text: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, 'Write something first.'),
      z.maxLength(DM_TEXT_MAX, `At most ${DM_TEXT_MAX} characters.`),
    ),
});
export type NewDmMessage = z.infer<typeof newDmMessage>;

export const threadPeople = z.object({ participantIds: z.array(id).check(z.minLength(1), z.maxLength(20)) });
export type ThreadPeople = z.infer<typeof threadPeople>;

export const createdThread = z.object({ id });
/** People added to a thread of two start a new one: then the client goes there (SPEC.md §7). */
export const addedPeople = z.looseObject({ newThread: flag, thread: field(z.nullable(z.object({ id })), null) });
