import type { Achievement } from '@machine/contract/achievement.ts';
import type { ChatMessage } from '@machine/contract/chat.ts';
import type { CompletedMatch } from '@machine/contract/match.ts';
import type { DmThread } from '@machine/contract/message.ts';

/*
 * Fixtures hold values that the contract doesn't know, for stories. These functions return only what a server would
 * send, in its order.
 */

const FIRST = ['LIVE', 'PROVISIONAL'];
const statusOrder = ({ status }: CompletedMatch) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

/** Live matches first, then provisional ones, then the others, newest first. */
export const matchesAsSent = (matches: readonly CompletedMatch[]): CompletedMatch[] =>
  matches
    .filter(({ status }) => status !== 'SUSPENDED')
    .toSorted((a, b) => statusOrder(a) - statusOrder(b) || Date.parse(b.startTime) - Date.parse(a.startTime));

export const achievementsAsSent = (achievements: readonly Achievement[]): Achievement[] =>
  achievements.filter(({ tier }) => tier !== 'DIAMOND');

export const chatAsSent = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.filter(({ kind }) => kind !== 'BOT');

/** Newest message first. */
export const threadsAsSent = (threads: readonly DmThread[]): DmThread[] =>
  threads.toSorted((a, b) => sentAt(b) - sentAt(a));

const sentAt = ({ lastMessage }: DmThread) => Date.parse(lastMessage?.createdAt ?? '') || 0;
