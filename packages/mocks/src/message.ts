import type { DmMessage, DmThread, Participant, UserRow } from '@machine/contract';
import { FIXED_NOW } from './clock.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { longNameUser, userAt, rival } from './profile.ts';

export const participantOf = ({ id, username, rank }: Pick<UserRow, 'id' | 'username' | 'rank'>): Participant => ({
  userId: id,
  username,
  rank,
  profileImageUrl: null,
});

/** The viewer (`player`). */
const ada: Participant = { userId: 'u-ada', username: 'ada_predicts', rank: 'CHALLENGER', profileImageUrl: null };
const mira = participantOf(rival);
const other = (index: number): Participant => participantOf(userAt(index));

const minutesAgo = (minutes: number) => new Date(FIXED_NOW.getTime() - minutes * 60_000).toISOString();

export const dmThread: DmThread = {
  id: 't-mira',
  participants: [ada, mira],
  lastMessage: { text: 'See you on the board.', createdAt: minutesAgo(4) },
};

export const groupThread: DmThread = {
  id: 't-group',
  participants: [ada, mira, other(1), other(2), other(3)],
  lastMessage: {
    text: 'If you get the Celtics game wrong, you write the recap for all of us, and yes, it has to rhyme this time.',
    createdAt: minutesAgo(130),
  },
};

export const threadWithoutMessages: DmThread = {
  id: 't-no-messages',
  participants: [ada, other(4)],
  lastMessage: null,
};
export const selfThread: DmThread = {
  id: 't-self',
  participants: [ada],
  lastMessage: { text: 'Note to self: never bet on a back-to-back.', createdAt: minutesAgo(3_000) },
};
export const emptyThread: DmThread = {
  id: 't-empty',
  participants: [],
  lastMessage: { text: 'Hello?', createdAt: 'yesterday' },
};
export const largeThread: DmThread = {
  id: 't-large',
  participants: [ada, ...Array.from({ length: 40 }, (_, index) => other(index))],
  lastMessage: { text: 'Everyone is here.', createdAt: minutesAgo(60 * 24 * 9) },
};
export const longNamesThread: DmThread = {
  id: 't-long',
  participants: [ada, participantOf(longNameUser), { ...mira, username: 'W'.repeat(80) }, other(5)],
  lastMessage: { text: 'W'.repeat(400), createdAt: minutesAgo(12) },
};

export const dmThreads: DmThread[] = [dmThread, groupThread, threadWithoutMessages, selfThread];
export const malformedThreads: DmThread[] = [emptyThread, largeThread, longNamesThread];
export const manyDmThreads = (count: number): DmThread[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t-${index + 1}`,
    participants: [ada, other(index)],
    lastMessage: { text: `Message of thread ${index + 1}`, createdAt: minutesAgo(index + 1) },
  }));

export const hostileThreads: DmThread[] = Object.entries(HOSTILE_TEXTS).map(([id, text]) => ({
  id,
  participants: [ada, { userId: `u-${id}`, username: text, rank: text, profileImageUrl: text }],
  lastMessage: { text, createdAt: text },
}));

type MessageRow = readonly [userId: string, text: string, minutes: number];
const MESSAGE_ROWS: readonly MessageRow[] = [
  ['u-mira', 'You went against it on the Lakers again?', 64],
  ['u-ada', '63.4% is not a certainty.', 61],
  ['u-mira', 'It is when Abara sits. Look at the injuries before you talk.', 60],
  ['u-ada', 'I did. Five out, and they still cover.\nThree stars if I am right.', 31],
  ['u-mira', 'And none if you are not.', 30],
  ['u-mira', 'See you on the board.', 4],
];

/** From both participants, oldest first. */
export const dmMessages: DmMessage[] = MESSAGE_ROWS.map(([userId, text, minutes], index) => ({
  id: String(index + 1),
  userId,
  text,
  createdAt: minutesAgo(minutes),
}));

/** The chat of a league. */
export const leagueThread: DmThread = {
  id: 't-office',
  participants: [ada, mira, other(1)],
  lastMessage: { text: 'See you on the board.', createdAt: minutesAgo(4) },
  canLeave: false,
  league: { id: 'l-office', name: 'The office' },
};

/** With the line of a week's end, which the game wrote. */
export const leagueMessages: DmMessage[] = dmMessages.toSpliced(-1, 0, {
  id: 'l-office:2910',
  userId: 'system',
  kind: 'SYSTEM',
  text: 'Week of Oct 6: mira_calls_it won with 11.7 stars. Lost to the Machine: ada_predicts, QuietOtter2.',
  createdAt: minutesAgo(10),
});

/** From a former participant, with an invalid time, and from the future. */
export const malformedMessages: DmMessage[] = [
  { id: '1', userId: 'u-gone', text: 'I am off.', createdAt: minutesAgo(70) },
  { id: '2', userId: 'u-mira', text: '', createdAt: 'soon' },
  {
    id: '3',
    userId: 'u-ada',
    text: 'W'.repeat(2_000),
    createdAt: new Date(FIXED_NOW.getTime() + 90_000).toISOString(),
  },
];

export const hostileMessages: DmMessage[] = Object.values(HOSTILE_TEXTS).map((text, index) => ({
  id: String(index + 1),
  userId: index % 2 === 0 ? 'u-mira' : 'u-ada',
  text,
  createdAt: text,
}));

export const manyDmMessages = (count: number): DmMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    userId: index % 3 === 0 ? 'u-ada' : 'u-mira',
    text: `Message ${index + 1} of a long conversation.`,
    createdAt: minutesAgo(count - index),
  }));
