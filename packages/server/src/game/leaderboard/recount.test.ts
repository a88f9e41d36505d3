import { BOARDS, type LeaderboardEntry, type LeaderboardQuery, PERIODS } from '@machine/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boardSeasons,
  BOARDS_NOW,
  crowdedSeason,
  PERIOD_BOUNDS,
  storeBoardSeason,
} from '../../testing/board-seasons.ts';
import { toRecountInput } from '../../testing/random-season.ts';
import { migrations } from '../../platform/db/migrations.ts';
import type { Db } from '../../platform/db/open.ts';
import { readKeptCounts, recountKeptCounts } from '../../testing/kept-counts.ts';
import { recount, type RecountInput } from '../../testing/recount.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { followingBoardAt, leaderboardAt, positionsOf } from './leaderboard.ts';

/** A player's graded picks, in streak order. */
type Player = { username: string; played: { start: number; right: boolean; stars: number; slayer: boolean }[] };

/** Grades the picks again, by the rules alone. */
function playersOf(input: RecountInput): Player[] {
  const plain = recount(input);
  plain.due().forEach(plain.grade);
  const startOf = new Map(input.matches.map(({ id, startTime }) => [id, startTime]));
  return plain
    .state()
    .users.map(({ id, results }) => ({
      username: id,
      played: results.map((result) => ({ ...result, start: startOf.get(result.matchId) ?? 0 })),
    }));
}

const MINIMUM = { daily: 1, weekly: 3, all: 10 };
const sum = (list: { stars: number }[]) => Number(list.reduce((total, { stars }) => total + stars, 0).toFixed(1));
type Row = Pick<LeaderboardEntry, 'position' | 'username' | 'stars' | 'accuracy' | 'streak' | 'followers'>;

/** Computes a board as docs/proof.md describes it. */
function boardOf(
  players: readonly Player[],
  { period, board }: LeaderboardQuery,
  follows: RecountInput['follows'],
): Row[] {
  const [from, to] = PERIOD_BOUNDS[period];
  const scored = players.map(({ username, played }) => {
    const within = played.filter(({ start }) => start >= from && start < to);
    const against = within.filter(({ slayer }) => slayer);
    const correct = against.filter(({ right }) => right).length;
    const isRun = board === 'streaks' && period !== 'all';
    const letters = (isRun ? within : played).map(({ right }) => (right ? 'R' : 'w'));
    const runs = letters.join('').split('w');
    const streak = isRun ? Math.max(...runs.map(({ length }) => length)) : (runs.at(-1)?.length ?? 0);
    const followers = follows.filter(
      ({ followee, at = 0 }) => followee === username && (board !== 'followed' || (at >= from && at < to)),
    ).length;
    const share = Math.round((correct / against.length) * 1000) / 10;
    const score = {
      stars: sum(within) || null,
      slayers: against.length >= MINIMUM[period] ? share : null,
      streaks: streak || null,
      followed: followers || null,
    }[board];
    const stars = sum(board === 'stars' ? within : played);
    const accuracy = board === 'slayers' ? share : null;
    return { score, row: { username, stars, accuracy, streak, followers } };
  });
  const listed = scored.flatMap(({ score, row }) => (score === null ? [] : [{ score, row }]));
  return listed
    .toSorted((a, b) => b.score - a.score || a.row.username.localeCompare(b.row.username))
    .map(({ score, row }) => ({ ...row, position: 1 + listed.filter((other) => other.score > score).length }));
}

const toRow = ({ position, username, stars, accuracy, streak, followers }: LeaderboardEntry): Row => ({
  position,
  username,
  stars,
  accuracy,
  streak,
  followers,
});

/** Checks that a board of followed players is the board of everyone without the others, and without hidden ones. */
async function expectFollowingBoard(
  db: Db,
  { follows }: RecountInput,
  query: LeaderboardQuery,
  everyone: LeaderboardEntry[],
) {
  const followed = follows.flatMap(({ follower, followee }) => (follower === 'player-0' ? [followee] : []));
  for (const hidden of [new Set<string>(), new Set(followed.slice(0, 1))]) {
    const shown = everyone.filter(({ userId }) => [...followed, 'player-0'].includes(userId) && !hidden.has(userId));
    // The order of everyone's board is that of the scores, so equal positions there are equal ones here.
    const positions = positionsOf(shown.map(({ position }) => position));
    const rows = await followingBoardAt(db, query, { id: 'player-0', hiddenAmong: async () => hidden }, BOARDS_NOW);
    expect(rows).toEqual(shown.map((row, index) => ({ ...row, position: positions[index] })));
  }
}

it('every leaderboard equals a recount of the picks', async () => {
  const { db } = await openTestDatabase();
  const longest = new Map<string, number>();
  const boards = BOARDS.flatMap((board) => PERIODS.map((period) => ({ period, board })));
  await fc.assert(
    fc.asyncProperty(boardSeasons, async (season) => {
      const input = toRecountInput(season);
      await storeBoardSeason(db, input);
      const players = playersOf(input);
      for (const query of boards) {
        const name = `${query.board}, ${query.period}`;
        const everyone = await leaderboardAt(db, query, BOARDS_NOW);
        const rows = everyone.map(toRow);
        await expectFollowingBoard(db, input, query, everyone);
        expect({ name, rows }).toEqual({ name, rows: boardOf(players, query, input.follows) });
        longest.set(name, Math.max(rows.length, longest.get(name) ?? 0));
      }
    }),
    { numRuns: process.env.NIGHTLY ? 50 : 12, endOnFailure: true, examples: [[crowdedSeason]] },
  );
  // Make sure that not only empty leaderboards were compared.
  expect(longest.size).toBe(boards.length);
  expect(Math.min(...longest.values())).toBeGreaterThanOrEqual(3);
});

it('an upgrade counts the runs and the new followers of the week', async () => {
  const { db } = await openTestDatabase();
  await storeBoardSeason(db, toRecountInput(crowdedSeason));
  await db.schema.dropTable('follow_gains').execute();
  await db.schema.dropIndex('board_totals_streaks').execute();
  for (const column of ['run', 'best_run']) await db.schema.alterTable('board_totals').dropColumn(column).execute();
  await migrations['010_boards_by_period']?.up(db);
  expect(await readKeptCounts(db)).toEqual(await recountKeptCounts(db));
});
