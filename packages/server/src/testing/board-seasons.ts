import { gradeDue } from '../game/grading/grade.ts';
import type { Db } from '../platform/db/open.ts';
import { type RandomSeason, seasonsOf, storeSeason } from './random-season.ts';
import type { RecountInput } from './recount.ts';
import { HOUR_MS, DAY_MS } from '../platform/clock/time.ts';

/* Seasons of five players for tests of leaderboards, with matches on both sides of every period boundary. */

/** A Wednesday evening. */
export const BOARDS_NOW = Date.UTC(2026, 10, 18, 18);
const TODAY = Date.UTC(2026, 10, 18, 10);
const MONDAY = Date.UTC(2026, 10, 16, 10);

/** Start times on both sides of every period boundary, including some in the future. */
const START_TIMES = [
  MONDAY - 30 * DAY_MS,
  MONDAY - 1,
  MONDAY,
  TODAY - 1,
  TODAY,
  BOARDS_NOW - HOUR_MS,
  TODAY + DAY_MS - 1,
  TODAY + DAY_MS,
  MONDAY + 7 * DAY_MS - 1,
  MONDAY + 7 * DAY_MS,
];

export const boardSeasons = seasonsOf({ players: [5, 5], matches: [0, 24] }, START_TIMES);

const TABLES = [
  'notifications',
  'user_achievements',
  'follows',
  'follow_counts',
  'follow_gains',
  'board_totals',
  'pick_results',
  'grades',
  'picks',
  'predictions',
  'matches',
  'users',
] as const;

/** Replaces everything that is stored by a season, and grades it. */
export async function storeBoardSeason(db: Db, input: RecountInput): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
  await storeSeason(db, input);
  await gradeDue(db, BOARDS_NOW);
}

/** The day and the week of `BOARDS_NOW`, without their ends. */
export const PERIOD_BOUNDS = {
  daily: [TODAY, TODAY + DAY_MS],
  weekly: [MONDAY, MONDAY + 7 * DAY_MS],
  all: [-Infinity, Infinity],
} as const;

/** Puts at least three players on every board. */
export const crowdedSeason: RandomSeason = {
  matches: START_TIMES.flatMap((startTime) =>
    [true, false].map((isGold) => ({
      league: 'NBA' as const,
      startTime,
      isGold,
      machinePick: 'HOME' as const,
      confidence: 70 as const,
      probabilities: { home: 88, draw: 0, away: 12 } as const,
      hasPrediction: true,
      result: { status: 'FINAL' as const, home: 0, away: 1 },
    })),
  ),
  users: Array.from({ length: 5 }, () => ({ wantsRanks: false, wantsAchievements: false, isBot: false })),
  picks: (['DISAGREE', 'DISAGREE', 'DISAGREE', 'AGREE', null] as const).map((choice) =>
    Array.from({ length: 2 * START_TIMES.length }, () => choice && { choice, early: 60_000 }),
  ),
  follows: Array.from({ length: 5 }, (_, player) => [player, (player + 1) % 5, BOARDS_NOW - player * HOUR_MS]),
  events: [],
};
