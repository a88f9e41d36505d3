import { BOARDS, type LeaderboardEntry, type LeaderboardQuery, PERIODS, type PickChoice } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { gradeDue } from '../grading/grade.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { addMatch } from '../../testing/rows.ts';
import { leaderboardAt } from './leaderboard.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A Wednesday evening. */
const NOW = Date.UTC(2026, 10, 18, 18);
const TODAY = Date.UTC(2026, 10, 18);
const MONDAY = Date.UTC(2026, 10, 16);
const NAMES = ['ada', 'bob', 'cleo', 'dan', 'eve'];

/** Start times on both sides of every period boundary, including some in the future. */
const START_TIMES = [
  MONDAY - 30 * DAY,
  MONDAY - 1,
  MONDAY,
  TODAY - 1,
  TODAY,
  NOW - HOUR,
  TODAY + DAY - 1,
  TODAY + DAY,
  MONDAY + 7 * DAY - 1,
  MONDAY + 7 * DAY,
];

const someMatch = fc.record({
  start: fc.constantFrom(...START_TIMES),
  status: fc.constantFrom('FINAL', 'FINAL', 'FINAL', 'FINAL', 'FINAL', 'VOID', 'PROVISIONAL', 'LIVE', 'POSTPONED'),
  home: fc.integer({ min: 0, max: 2 }),
  away: fc.integer({ min: 0, max: 1 }),
  isGold: fc.boolean(),
  /** One per player; null: no pick. */
  choices: fc.array(fc.constantFrom('AGREE', 'DISAGREE', 'DISAGREE', 'DISAGREE', null), {
    minLength: NAMES.length,
    maxLength: NAMES.length,
  }),
} as const);
const someScenario = fc.record({
  matches: fc.array(someMatch, { maxLength: 24, size: 'max' }),
  follows: fc.uniqueArray(fc.tuple(fc.nat(NAMES.length - 1), fc.nat(NAMES.length - 1)), {
    maxLength: 10,
    selector: String,
  }),
});
type Scenario = typeof someScenario extends fc.Arbitrary<infer Value> ? Value : never;

async function store({ matches, follows }: Scenario): Promise<void> {
  const { db } = database;
  for (const table of [
    'notifications',
    'user_achievements',
    'follows',
    'pick_results',
    'grades',
    'picks',
    'predictions',
    'matches',
    'users',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  const person = { first_name: 'A', last_name: 'B', created_at: 0 };
  await db
    .insertInto('users')
    .values(
      NAMES.map((name) => ({
        ...person,
        id: `id-${name}`,
        username: name,
        username_key: name,
        email: name,
        email_key: name,
      })),
    )
    .execute();
  for (const [index, { start, status, home, away, isGold, choices }] of matches.entries()) {
    const result = { status, score_home: home, score_away: away, is_gold: isGold ? 1 : 0 } as const;
    await addMatch(db, `m-${index}`, start, result);
    const picks = choices.flatMap((choice, player) =>
      choice === null
        ? []
        : [
            {
              id: `${index}-${player}`,
              user_id: `id-${NAMES[player]}`,
              match_id: `m-${index}`,
              choice,
              created_at: start - 1 - index,
            },
          ],
    );
    if (picks.length > 0) await db.insertInto('picks').values(picks).execute();
  }
  const followsOfOthers = follows.filter(([from, to]) => from !== to);
  if (followsOfOthers.length > 0) {
    const rows = followsOfOthers.map(([from, to]) => ({
      follower_id: `id-${NAMES[from]}`,
      followee_id: `id-${NAMES[to]}`,
      created_at: 0,
    }));
    await db.insertInto('follows').values(rows).execute();
  }
  await gradeDue(db, NOW, () => {});
}

type Played = { start: number; choice: PickChoice; isCorrect: boolean; stars: number };

/** Returns a player's pick results in streak order. The Machine predicted HOME for every match. */
const playedBy = ({ matches }: Scenario, player: number): Played[] =>
  matches
    .flatMap(({ start, status, home, away, isGold, choices }, index) => {
      const choice = choices[player] ?? null;
      if (choice === null || status !== 'FINAL') return [];
      const isCorrect = choice === 'AGREE' ? home > away : home <= away;
      const reward = isGold ? 5 : choice === 'AGREE' ? 1 : 2;
      return [{ start, picked: start - 1 - index, choice, isCorrect, stars: isCorrect ? reward : 0 }];
    })
    .toSorted((a, b) => a.start - b.start || a.picked - b.picked);

const PERIOD_BOUNDS = {
  daily: [TODAY, TODAY + DAY],
  weekly: [MONDAY, MONDAY + 7 * DAY],
  all: [-Infinity, Infinity],
} as const;
const MINIMUM = { daily: 1, weekly: 3, all: 10 };

const sum = (list: Played[]) => list.reduce((total, { stars }) => total + stars, 0);

type Row = Pick<LeaderboardEntry, 'position' | 'username' | 'stars' | 'accuracy' | 'streak' | 'followers'>;

function recount(scenario: Scenario, { period, board }: LeaderboardQuery): Row[] {
  const [from, to] = PERIOD_BOUNDS[period];
  const players = NAMES.map((username, player) => {
    const played = playedBy(scenario, player);
    const within = played.filter(({ start }) => start >= from && start < to);
    const against = within.filter(({ choice }) => choice === 'DISAGREE');
    const share = against.filter(({ isCorrect }) => isCorrect).length / against.length;
    const streak = played.length - 1 - played.findLastIndex(({ isCorrect }) => !isCorrect);
    const followers = scenario.follows.filter(([by, whom]) => whom === player && by !== player).length;
    const score = {
      stars: sum(within) || null,
      slayers: against.length >= MINIMUM[period] ? share : null,
      streaks: streak || null,
      followed: followers || null,
    }[board];
    const stars = sum(board === 'stars' ? within : played);
    const accuracy = board === 'slayers' ? Math.round(share * 1000) / 10 : null;
    return { score, row: { username, stars, accuracy, streak, followers } };
  });
  const listed = players.flatMap(({ score, row }) => (score === null ? [] : [{ score, row }]));
  return listed
    .toSorted((a, b) => b.score - a.score || a.row.username.localeCompare(b.row.username))
    .map(({ score, row }) => ({ ...row, position: 1 + listed.filter((other) => other.score > score).length }));
}

/** Puts at least three players on every board. */
const choices: Scenario['matches'][number]['choices'] = ['DISAGREE', 'DISAGREE', 'DISAGREE', 'AGREE', null];
const crowded: Scenario = {
  matches: START_TIMES.flatMap((start) =>
    [true, false].map((isGold) => ({ start, status: 'FINAL' as const, home: 0, away: 1, isGold, choices })),
  ),
  follows: NAMES.map((_, player) => [player, (player + 1) % NAMES.length]),
};

it('every leaderboard equals a recount of picks and matches (S84)', async () => {
  const longest = new Map<string, number>();
  const boards = BOARDS.flatMap((board) => PERIODS.map((period) => ({ period, board })));
  await fc.assert(
    fc.asyncProperty(someScenario, async (scenario) => {
      await store(scenario);
      for (const query of boards) {
        const name = `${query.board}, ${query.period}`;
        const rows = (await leaderboardAt(database.db, query, NOW)).map(toRow);
        expect({ name, rows }).toEqual({ name, rows: recount(scenario, query) });
        longest.set(name, Math.max(rows.length, longest.get(name) ?? 0));
      }
    }),
    { numRuns: 50, examples: [[crowded]] },
  );
  // Make sure that not only empty leaderboards were compared.
  expect(longest.size).toBe(boards.length);
  expect(Math.min(...longest.values())).toBeGreaterThanOrEqual(3);
});

const toRow = ({ position, username, stars, accuracy, streak, followers }: LeaderboardEntry): Row => ({
  position,
  username,
  stars,
  accuracy,
  streak,
  followers,
});
