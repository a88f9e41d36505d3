import { GAME_DAY_START_HOUR_UTC, SLAYER_MIN_PCT, SLAYER_MIN_PICKS } from '@machine/contract/constants.ts';
import type { LeaderboardEntry, LeaderboardQuery } from '@machine/contract/leaderboard.ts';
import { amount, percent, plural } from '../format/number.ts';

export type Period = LeaderboardQuery['period'];
export type Board = LeaderboardQuery['board'];

export const PERIOD_NAMES: Record<Period, string> = { daily: 'Daily', weekly: 'Weekly', all: 'All-time' };

/** Added to the descriptions. */
const PERIOD_ENDS: Record<Period, string> = {
  daily: ` Days end at ${GAME_DAY_START_HOUR_UTC}:00 UTC.`,
  weekly: ` Weeks end on Monday at ${GAME_DAY_START_HOUR_UTC}:00 UTC.`,
  all: '',
};

const UNITS = { daily: 'day', weekly: 'week' };

type BoardInfo = {
  name: string;
  /** Column header of the metric. */
  metric: string;
  /** One line about how the board is ranked. */
  description: (period: Period) => string;
  value: (entry: LeaderboardEntry) => number | null;
};

export const BOARD_INFO: Record<Board, BoardInfo> = {
  stars: {
    name: 'Stars',
    metric: 'Stars',
    description: (period) => `Stars earned from correct picks.${PERIOD_ENDS[period]}`,
    value: ({ stars }) => stars,
  },
  slayers: {
    name: 'AI Slayers',
    metric: 'Accuracy',
    description: (period) =>
      `Accuracy of DISAGREE picks when the Machine is at least ${SLAYER_MIN_PCT}% sure, ` +
      `min. ${plural(SLAYER_MIN_PICKS[period], 'pick')}.${PERIOD_ENDS[period]}`,
    value: ({ accuracy }) => accuracy,
  },
  streaks: {
    name: 'Streak Kings',
    metric: 'Streak',
    description: (period) =>
      period === 'all'
        ? 'Correct picks in a row, up to now.'
        : `The most correct picks in a row within the ${UNITS[period]}.${PERIOD_ENDS[period]}`,
    value: ({ streak }) => streak,
  },
  followed: {
    name: 'Most Followed',
    metric: 'Followers',
    description: (period) =>
      period === 'all' ? 'Number of followers.' : `Followers gained within the ${UNITS[period]}.${PERIOD_ENDS[period]}`,
    value: ({ followers }) => followers,
  },
};

/** Returns the title, for example "Stars, weekly". */
export const boardTitle = (period: Period, board: Board) =>
  `${BOARD_INFO[board].name}, ${PERIOD_NAMES[period].toLowerCase()}`;

export function formatMetric(entry: LeaderboardEntry, board: Board): string {
  const value = BOARD_INFO[board].value(entry);
  return board === 'slayers' ? (percent(value) ?? '-') : amount(value);
}

/** Returns each entry's bar width in percent of the highest value. Accuracy is already a percentage. */
export function barWidths(entries: readonly LeaderboardEntry[], board: Board): (entry: LeaderboardEntry) => number {
  const { value } = BOARD_INFO[board];
  const full = board === 'slayers' ? 100 : Math.max(...entries.map((entry) => value(entry) ?? 0), 1);
  return (entry) => Math.min(100, Math.max(0, ((value(entry) ?? 0) / full) * 100));
}
