import { BOARDS, type LeaderboardEntry, type LeaderboardQuery, PERIODS } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { gradeDue } from '../grading/grade.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { storeSeason } from '../../testing/random-season.ts';
import { recount, type RecountInput } from '../../testing/recount.ts';
import { leaderboardAt } from './leaderboard.ts';

const database = await openTestDatabase();
afterAll(database.close);

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A Wednesday evening. */
const NOW = Date.UTC(2026, 10, 18, 18);
const TODAY = Date.UTC(2026, 10, 18, 10);
const MONDAY = Date.UTC(2026, 10, 16, 10);
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
  /** Of the Machine's pick, stored or, if null, only as its confidence. */
  percent: fc.constantFrom(39.4, 49.9, 50, 63.4, null),
  confidence: fc.constantFrom(49.9, 60),
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

const toInput = ({ matches, follows }: Scenario): RecountInput => ({
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
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ follower: NAMES[from] ?? '', followee: NAMES[to] ?? '' })),
});

const TABLES = [
  'notifications',
  'user_achievements',
  'follows',
  'follow_counts',
  'board_totals',
  'pick_results',
  'grades',
  'picks',
  'predictions',
  'matches',
  'users',
] as const;

async function store(input: RecountInput): Promise<void> {
  for (const table of TABLES) await database.db.deleteFrom(table).execute();
  await storeSeason(database.db, input);
  await gradeDue(database.db, NOW);
}

/** Returns every player's pick results in streak order. */
function playedIn(input: RecountInput) {
  const plain = recount(input);
  plain.due().forEach(plain.grade);
  const startOf = new Map(input.matches.map(({ id, startTime }) => [id, startTime]));
  return plain.state().users.map(({ id, results }) => ({
    username: id,
    played: results.map((result) => ({ ...result, start: startOf.get(result.matchId) ?? 0 })),
  }));
}

const PERIOD_BOUNDS = {
  daily: [TODAY, TODAY + DAY],
  weekly: [MONDAY, MONDAY + 7 * DAY],
  all: [-Infinity, Infinity],
} as const;
const MINIMUM = { daily: 1, weekly: 3, all: 10 };

const sum = (list: { stars: number }[]) => list.reduce((total, { stars }) => total + stars, 0);

/** The lower end of the Wilson interval of a share with z = 2. */
const wilson = (correct: number, picks: number) =>
  (correct + 2 - 2 * Math.sqrt((correct * (picks - correct)) / picks + 1)) / (picks + 4);

type Row = Pick<LeaderboardEntry, 'position' | 'username' | 'stars' | 'accuracy' | 'streak' | 'followers'>;

function expectedBoard(input: RecountInput, { period, board }: LeaderboardQuery): Row[] {
  const [from, to] = PERIOD_BOUNDS[period];
  const players = playedIn(input).map(({ username, played }) => {
    const within = played.filter(({ start }) => start >= from && start < to);
    const against = within.filter(({ slayer }) => slayer);
    const correct = against.filter(({ right }) => right).length;
    const share = correct / against.length;
    const streak = played.length - 1 - played.findLastIndex(({ right }) => !right);
    const followers = input.follows.filter(({ followee }) => followee === username).length;
    const score = {
      stars: sum(within) || null,
      slayers: against.length >= MINIMUM[period] ? wilson(correct, against.length) : null,
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
};

it('every leaderboard equals a recount of picks and matches (S84)', async () => {
  const longest = new Map<string, number>();
  const boards = BOARDS.flatMap((board) => PERIODS.map((period) => ({ period, board })));
  await fc.assert(
    fc.asyncProperty(someScenario, async (scenario) => {
      const input = toInput(scenario);
      await store(input);
      for (const query of boards) {
        const name = `${query.board}, ${query.period}`;
        const rows = (await leaderboardAt(database.db, query, NOW)).map(toRow);
        expect({ name, rows }).toEqual({ name, rows: expectedBoard(input, query) });
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
