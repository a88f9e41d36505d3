import { type LeaderboardEntry, type LeaderboardQuery, SLAYER_MIN_PICKS } from '@machine/contract';
import { amount, percent, plural } from '../format/number.ts';

export type Period = LeaderboardQuery['period'];
export type Board = LeaderboardQuery['board'];

export const PERIOD_NAMES: Record<Period, string> = { daily: 'Daily', weekly: 'Weekly', all: 'All-time' };

type BoardWords = {
  name: string;
  /** What its players are measured by, as the head of that column. */
  metric: string;
  /** One line: what counts here. */
  rule: (period: Period) => string;
  value: (entry: LeaderboardEntry) => number | null;
  words: (entry: LeaderboardEntry) => string;
};

export const BOARD_WORDS: Record<Board, BoardWords> = {
  stars: {
    name: 'Stars',
    metric: 'Stars',
    rule: () => 'Stars won by right picks.',
    value: ({ stars }) => stars,
    words: ({ stars }) => amount(stars),
  },
  slayers: {
    name: 'AI Slayers',
    metric: 'Accuracy',
    rule: (period) => `How often DISAGREE was right, min. ${plural(SLAYER_MIN_PICKS[period], 'pick')}.`,
    value: ({ accuracy }) => accuracy,
    words: ({ accuracy }) => percent(accuracy) ?? '-',
  },
  streaks: {
    name: 'Streak Kings',
    metric: 'Streak',
    rule: () => 'Right picks in a row. Counts all time.',
    value: ({ streak }) => streak,
    words: ({ streak }) => amount(streak),
  },
  followed: {
    name: 'Most Followed',
    metric: 'Followers',
    rule: () => 'Players who follow. Counts all time.',
    value: ({ followers }) => followers,
    words: ({ followers }) => amount(followers),
  },
};

/** "Stars, weekly": the chosen board in words. */
export const boardTitle = (period: Period, board: Board) =>
  `${BOARD_WORDS[board].name}, ${PERIOD_NAMES[period].toLowerCase()}`;

/** How far each entry comes, in percent of the farthest; accuracy, in percent already, is drawn as it is. */
export function shares(entries: readonly LeaderboardEntry[], board: Board): (entry: LeaderboardEntry) => number {
  const { value } = BOARD_WORDS[board];
  const full = board === 'slayers' ? 100 : Math.max(...entries.map((entry) => value(entry) ?? 0), 1);
  return (entry) => Math.min(100, Math.max(0, ((value(entry) ?? 0) / full) * 100));
}
