import { BOARDS, type LeaderboardEntry, type LeaderboardQuery, PERIODS } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import {
  boardSeasonArbitrary,
  BOARDS_NOW,
  crowdedSeason,
  PERIOD_BOUNDS,
  storeBoardSeason,
  toBoardInput,
} from '../../testing/board-seasons.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { recount, type RecountInput } from '../../testing/recount.ts';
import { leaderboardAt } from './leaderboard.ts';

const database = await openTestDatabase();
afterAll(database.close);

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

it('every leaderboard equals a recount of picks and matches (S84)', async () => {
  const longest = new Map<string, number>();
  const boards = BOARDS.flatMap((board) => PERIODS.map((period) => ({ period, board })));
  await fc.assert(
    fc.asyncProperty(boardSeasonArbitrary, async (season) => {
      const input = toBoardInput(season);
      await storeBoardSeason(database.db, input);
      for (const query of boards) {
        const name = `${query.board}, ${query.period}`;
        const rows = (await leaderboardAt(database.db, query, BOARDS_NOW)).map(toRow);
        expect({ name, rows }).toEqual({ name, rows: expectedBoard(input, query) });
        longest.set(name, Math.max(rows.length, longest.get(name) ?? 0));
      }
    }),
    { numRuns: 50, examples: [[crowdedSeason]] },
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
