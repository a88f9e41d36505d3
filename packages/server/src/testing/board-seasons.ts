import * as fc from 'fast-check';
import { gradeDue } from '../game/grading/grade.ts';
import type { Db } from '../platform/db/open.ts';
import { storeSeason } from './random-season.ts';
import type { RecountInput } from './recount.ts';
import { HOUR_MS, DAY_MS } from '../platform/clock/time.ts';

/* Seasons of five players for tests of leaderboards, with matches on both sides of every period boundary. */

/** A Wednesday evening. */
export const BOARDS_NOW = Date.UTC(2026, 10, 18, 18);
const TODAY = Date.UTC(2026, 10, 18, 10);
const MONDAY = Date.UTC(2026, 10, 16, 10);
const NAMES = ['ada', 'bob', 'cleo', 'dan', 'eve'];

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

const someMatch = fc.record({
  start: fc.constantFrom(...START_TIMES),
  status: fc.constantFrom('FINAL', 'FINAL', 'FINAL', 'FINAL', 'FINAL', 'VOID', 'PROVISIONAL', 'LIVE', 'POSTPONED'),
  home: fc.integer({ min: 0, max: 2 }),
  away: fc.integer({ min: 0, max: 1 }),
  isGold: fc.boolean(),
  /** Of the Machine's pick, stored or, if null, only as its confidence. */
  percent: fc.constantFrom(39.4, 49.9, 50, 63.4, null),
  confidence: fc.constantFrom(49.9, 60),
  /** One per player; null: no pick. */
  choices: fc.array(fc.constantFrom('AGREE', 'DISAGREE', 'DISAGREE', 'DISAGREE', null), {
    minLength: NAMES.length,
    maxLength: NAMES.length,
  }),
} as const);
export const boardSeasonArbitrary = fc.record({
  matches: fc.array(someMatch, { maxLength: 24, size: 'max' }),
  follows: fc.uniqueArray(fc.tuple(fc.nat(NAMES.length - 1), fc.nat(NAMES.length - 1)), {
    maxLength: 10,
    selector: String,
  }),
  /** Of the follows, one after the other. */
  followTimes: fc.array(fc.constantFrom(...START_TIMES), { minLength: 10, maxLength: 10 }),
});
export type BoardSeason = typeof boardSeasonArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

export const toBoardInput = ({ matches, follows, followTimes }: BoardSeason): RecountInput => ({
  matches: matches.map(({ start, status, home, away, isGold, percent, confidence }, index) => ({
    id: `m-${index}`,
    startTime: start,
    status,
    home,
    away,
    isGold,
    league: 'NBA',
    machinePick: 'HOME',
    confidence,
    hasPrediction: true,
    probabilities: percent === null ? undefined : { home: percent, draw: 0, away: 100 - percent },
  })),
  users: NAMES.map((id) => ({ id, wantsRanks: false, wantsAchievements: false, isBot: false })),
  picks: matches.flatMap(({ start, choices }, index) =>
    NAMES.flatMap((userId, player) => {
      const choice = choices[player] ?? null;
      return choice === null ? [] : [{ userId, matchId: `m-${index}`, choice, at: start - 1 - index }];
    }),
  ),
  follows: follows
    .map(([from, to], index) => ({ follower: NAMES[from] ?? '', followee: NAMES[to] ?? '', at: followTimes[index] }))
    .filter(({ follower, followee }) => follower !== followee),
});

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
const choices: BoardSeason['matches'][number]['choices'] = ['DISAGREE', 'DISAGREE', 'DISAGREE', 'AGREE', null];
export const crowdedSeason: BoardSeason = {
  matches: START_TIMES.flatMap((start) =>
    [true, false].map((isGold) => ({
      start,
      status: 'FINAL' as const,
      home: 0,
      away: 1,
      isGold,
      percent: 63.4,
      confidence: 60,
      choices,
    })),
  ),
  follows: NAMES.map((_, player) => [player, (player + 1) % NAMES.length]),
  followTimes: NAMES.map((_, player) => BOARDS_NOW - player * HOUR_MS),
};
