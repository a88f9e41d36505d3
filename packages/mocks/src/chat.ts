import type { ChatMessage } from '@machine/contract/chat.ts';
import type { MatchDetail } from '@machine/contract/match.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { score, teams } from './teams.ts';

const message = (id: number, username: string, rank: string, text: string): ChatMessage => ({
  id: String(id),
  kind: 'USER',
  text,
  username,
  rank,
  userId: `u-${username}`,
  createdAt: new Date(Date.UTC(2025, 9, 14, 11, 30, id)).toISOString(),
});

export const userChatMessage = message(
  1,
  'mira_calls_it',
  'ORACLE',
  'The Machine has never seen Abara on a back-to-back.',
);

export const systemChatMessage: ChatMessage = {
  ...message(2, '', '', 'The match has started.'),
  kind: 'SYSTEM',
  username: null,
  rank: '',
  userId: null,
};

/** Unknown kinds are not shown. */
export const botChatMessage: ChatMessage = {
  ...message(3, 'pickbot', 'ROOKIE', 'I am a bot, and I am not shown.'),
  kind: 'BOT',
};

/** Every kind and rank, oldest first. */
export const chatMessages: readonly ChatMessage[] = [
  userChatMessage,
  systemChatMessage,
  botChatMessage,
  message(4, 'ada_predicts', 'CHALLENGER', 'Going against it. 63.4% is not a certainty.'),
  message(5, 'house_of_hunches', 'SLAYER', 'Suns by six.\nWrite it down.'),
  message(6, 'SwiftFalcon482', 'ROOKIE', 'First pick here. Wish me luck!'),
  message(7, 'the_commissioner', 'ADMIN', 'Be kind to each other, please.'),
  message(8, 'house_of_hunches', 'SLAYER', 'Always.'),
];

export const malformedChatMessages: readonly ChatMessage[] = [
  { ...message(1, 'merlin', 'WIZARD', 'An unknown rank.'), userId: null },
  { ...message(2, 'nobody', '', 'No rank.'), createdAt: null },
  { ...message(3, '', 'MASTER', 'No name.'), username: null },
  { ...message(4, 'quiet_one', 'MASTER', ''), userId: null },
];

export const hostileChatMessages: readonly ChatMessage[] = Object.values(HOSTILE_TEXTS).map((text, index) => ({
  ...message(index + 1, text, text, text),
  userId: null,
}));

const LINES = [
  'What a start.',
  'That was a foul, and everybody in the building saw it.',
  'The Machine is sweating now.',
  'Two minutes left in the quarter, and nobody can buy a basket. I have seen better shooting in a school yard.',
];
const SENDERS = chatMessages.filter(({ kind }) => kind === 'USER');

/** Generates `count` messages, oldest first; ids start at `from`. */
export const manyChatMessages = (count: number, from = 1): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index;
    const { username, rank } = SENDERS[id % SENDERS.length] ?? userChatMessage;
    return message(id, username ?? '', rank ?? '', `${LINES[id % LINES.length]} #${id}`);
  });

export const liveDetail: MatchDetail = {
  status: 'LIVE',
  ...teams('Los Angeles Lakers', 'LAL', 'Phoenix Suns', 'PHX'),
  ...score(78, 74),
  startTime: '2025-10-14T10:30:00Z',
  clock: 'Q3 7:12',
};
export const scheduledDetail: MatchDetail = { ...liveDetail, status: 'SCHEDULED', ...score(null, null), clock: null };
/** The match of `openPrediction`, before its start. */
export const openDetail: MatchDetail = { ...scheduledDetail, startTime: '2025-10-14T14:14:00Z' };
export const finalDetail: MatchDetail = { ...liveDetail, status: 'FINAL', ...score(101, 98), clock: 'Final' };
export const scorelessDetail: MatchDetail = { ...liveDetail, scoreHome: null, scoreAway: null };
export const hostileDetail: MatchDetail = {
  ...liveDetail,
  ...teams<string>(HOSTILE_TEXTS.bidi, HOSTILE_TEXTS.long, HOSTILE_TEXTS.zalgo, HOSTILE_TEXTS.tag),
};
