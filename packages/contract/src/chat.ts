import * as z from 'zod/mini';
import { messageText } from './clean-text.ts';
import { CHAT_TEXT_MAX } from './constants.ts';
import {
  byId,
  count,
  id,
  nullable,
  nullableText,
  nullableTime,
  omittable,
  open,
  optional,
  rows,
  text,
  time,
} from './wire.ts';
import { authorRank } from './user.ts';

/** Only USER and SYSTEM messages are shown. */
export const chatMessage = z.object({
  id,
  kind: open(['USER', 'SYSTEM'], ''),
  text,
  username: nullableText,
  rank: authorRank,
  userId: omittable(nullable(id), null),
  createdAt: omittable(nullableTime, null),
  isDeleted: optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof chatMessage>;
export const chatMessages = rows(chatMessage, byId);

export const newChatMessage = z.object({ text: messageText(CHAT_TEXT_MAX) });

export const matchChat = z.object({ matchId: id, homeTeam: text, awayTeam: text, startTime: time, unreadCount: count });
export type MatchChat = z.infer<typeof matchChat>;
export const matchChats = rows(matchChat, (chat) => chat.matchId);
