import type { DmMessage, DmThread, Participant } from '@machine/contract';
import { NOON } from './clock.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { longNamesPerson, personNo, rival } from './profile.ts';

const participantOf = ({ id, username, rank, profileImageUrl }: typeof rival): Participant => ({
  userId: id,
  username,
  rank,
  profileImageUrl,
});

/** The one who reads: the `player` of the other stories. */
const ada: Participant = { userId: 'u-ada', username: 'ada_predicts', rank: 'CHALLENGER', profileImageUrl: null };
const mira = participantOf(rival);
const someone = (index: number): Participant => participantOf(personNo(index));

const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000).toISOString();

export const dmThread: DmThread = {
  id: 't-mira',
  participants: [ada, mira],
  lastMessage: { text: 'See you on the board.', createdAt: minutesAgo(4) },
};

export const groupThread: DmThread = {
  id: 't-group',
  participants: [ada, mira, someone(1), someone(2), someone(3)],
  lastMessage: {
    text: 'Whoever calls the Celtics game wrong writes the recap for all of us, and yes, it has to rhyme this time.',
    createdAt: minutesAgo(130),
  },
};

/** The viewer doesn't follow the other person, so they can only read it. */
export const readOnlyThread: DmThread = { ...dmThread, canReply: false };

/** Made, but nobody has written yet. */
export const silentThread: DmThread = { id: 't-silent', participants: [ada, someone(4)], lastMessage: null };
export const selfThread: DmThread = {
  id: 't-self',
  participants: [ada],
  lastMessage: { text: 'Note to self: never bet on a back-to-back.', createdAt: minutesAgo(3_000) },
};
export const nobodyThread: DmThread = {
  id: 't-nobody',
  participants: [],
  lastMessage: { text: 'Hello?', createdAt: 'yesterday' },
};
export const crowdThread: DmThread = {
  id: 't-crowd',
  participants: [ada, ...Array.from({ length: 40 }, (_, index) => someone(index))],
  lastMessage: { text: 'All of us at once.', createdAt: minutesAgo(60 * 24 * 9) },
};
export const longNamesThread: DmThread = {
  id: 't-long',
  participants: [ada, participantOf(longNamesPerson), { ...mira, username: 'W'.repeat(80) }, someone(5)],
  lastMessage: { text: 'W'.repeat(400), createdAt: minutesAgo(12) },
};

export const dmThreads: DmThread[] = [dmThread, groupThread, silentThread, selfThread];
export const oddThreads: DmThread[] = [nobodyThread, crowdThread, longNamesThread];
export const dmThreadsOf = (count: number): DmThread[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t-${index + 1}`,
    participants: [ada, someone(index)],
    lastMessage: { text: `Message of thread ${index + 1}`, createdAt: minutesAgo(index + 1) },
  }));

export const hostileThreads: DmThread[] = Object.entries(HOSTILE_TEXTS).map(([id, text]) => ({
  id,
  participants: [ada, { userId: `u-${id}`, username: text, rank: text, profileImageUrl: text }],
  lastMessage: { text, createdAt: text },
}));

type Line = readonly [userId: string, text: string, minutes: number];
const LINES: readonly Line[] = [
  ['u-mira', 'You went against it on the Lakers again?', 64],
  ['u-ada', '63.4% is not a certainty.', 61],
  ['u-mira', 'It is when Abara sits. Look at the injuries before you talk.', 60],
  ['u-ada', 'I did. Five out, and they still cover.\nTwo stars if I am right.', 31],
  ['u-mira', 'And none if you are not.', 30],
  ['u-mira', 'See you on the board.', 4],
];

/** Oldest first, by both. */
export const dmMessages: DmMessage[] = LINES.map(([userId, text, minutes], index) => ({
  id: String(index + 1),
  userId,
  text,
  createdAt: minutesAgo(minutes),
}));

/** From somebody who is not in the thread any more, and with a time that is none. */
export const oddMessages: DmMessage[] = [
  { id: '1', userId: 'u-gone', text: 'I am off.', createdAt: minutesAgo(70) },
  { id: '2', userId: 'u-mira', text: '', createdAt: 'soon' },
  { id: '3', userId: 'u-ada', text: 'W'.repeat(2_000), createdAt: new Date(NOON.getTime() + 90_000).toISOString() },
];

export const hostileMessages: DmMessage[] = Object.values(HOSTILE_TEXTS).map((text, index) => ({
  id: String(index + 1),
  userId: index % 2 === 0 ? 'u-mira' : 'u-ada',
  text,
  createdAt: text,
}));

export const dmMessagesOf = (count: number): DmMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    userId: index % 3 === 0 ? 'u-ada' : 'u-mira',
    text: `Line ${index + 1} of a long talk.`,
    createdAt: minutesAgo(count - index),
  }));
