import type { DmMessage, DmThread, Participant } from '@machine/contract/message.ts';
import type { UserRow } from '@machine/contract/profile.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';
import { longNameUser, manyUsers, userAt, rival } from './profile.ts';

export const participantOf = ({ id, username, rank }: Pick<UserRow, 'id' | 'username' | 'rank'>): Participant => ({
  userId: id,
  username,
  rank,
  profileImageUrl: null,
});

/** The viewer (`player`). */
const ada = participantOf({ id: 'u-ada', username: 'ada_predicts', rank: 'CHALLENGER' });
const mira = participantOf(rival);
const other = (index: number): Participant => participantOf(userAt(index));

/** With the viewer; the last message was sent so many minutes ago. */
const threadWith = (id: string, others: Participant[], text: string, minutes: number): DmThread => ({
  id,
  participants: [ada, ...others],
  lastMessage: { text, createdAt: minutesAgo(minutes) },
});

const DAY = 24 * 60;

export const dmThread = threadWith('t-mira', [mira], 'See you on the board.', 4);
export const groupThread = threadWith(
  't-group',
  [mira, other(1), other(2), other(3)],
  'If you get the Celtics game wrong, you write the recap for all of us, and yes, it has to rhyme this time.',
  130,
);
export const threadWithoutMessages: DmThread = { ...threadWith('t-no-messages', [other(4)], '', 0), lastMessage: null };
export const selfThread = threadWith('t-self', [], 'Note to self: never bet on a back-to-back.', 3_000);
const emptyThread: DmThread = {
  id: 't-empty',
  participants: [],
  lastMessage: { text: 'Hello?', createdAt: 'yesterday' },
};
export const largeThread = threadWith('t-large', manyUsers(40).map(participantOf), 'Everyone is here.', 9 * DAY);
const longNamesThread = threadWith(
  't-long',
  [participantOf(longNameUser), { ...mira, username: 'W'.repeat(80) }, other(5)],
  'W'.repeat(400),
  12,
);

export const dmThreads: DmThread[] = [dmThread, groupThread, threadWithoutMessages, selfThread];
export const malformedThreads: DmThread[] = [emptyThread, largeThread, longNamesThread];
export const manyDmThreads = (count: number): DmThread[] =>
  Array.from({ length: count }, (_, index) =>
    threadWith(`t-${index + 1}`, [other(index)], `Message of thread ${index + 1}`, index + 1),
  );

export const hostileThreads: DmThread[] = Object.entries(HOSTILE_TEXTS).map(([id, text]) => ({
  id,
  participants: [ada, { userId: `u-${id}`, username: text, rank: text, profileImageUrl: text }],
  lastMessage: { text, createdAt: text },
}));

const message = (id: number, userId: string, text: string, createdAt: string): DmMessage => ({
  id: String(id),
  userId,
  text,
  createdAt,
});

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
export const dmMessages: DmMessage[] = MESSAGE_ROWS.map(([userId, text, minutes], index) =>
  message(index + 1, userId, text, minutesAgo(minutes)),
);

/** The chat of a league. */
export const leagueThread: DmThread = {
  ...threadWith('t-office', [mira, other(1)], 'See you on the board.', 4),
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
  message(1, 'u-gone', 'I am off.', minutesAgo(70)),
  message(2, 'u-mira', '', 'soon'),
  message(3, 'u-ada', 'W'.repeat(2_000), minutesAgo(-1.5)),
];

export const hostileMessages: DmMessage[] = Object.values(HOSTILE_TEXTS).map((text, index) =>
  message(index + 1, index % 2 === 0 ? 'u-mira' : 'u-ada', text, text),
);

export const manyDmMessages = (count: number): DmMessage[] =>
  Array.from({ length: count }, (_, index) =>
    message(
      index + 1,
      index % 3 === 0 ? 'u-ada' : 'u-mira',
      `Message ${index + 1} of a long conversation.`,
      minutesAgo(count - index),
    ),
  );
