import { type AuditPick, type AuditResult, BOARDS, endpoints, type LeaderboardQuery, PERIODS } from '@machine/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  boardSeasonArbitrary,
  BOARDS_NOW,
  crowdedSeason,
  PERIOD_BOUNDS,
  storeBoardSeason,
  toBoardInput,
} from '../../testing/board-seasons.ts';
import { type Game, openGame } from '../../testing/game.ts';
import { leaderboardAt } from '../leaderboard/leaderboard.ts';

type GradedPick = AuditPick & Pick<AuditResult, 'matchId'> & { start: number; at: string };

/** Reads every graded pick as anyone can, by player. */
async function readPicks(game: Game): Promise<Map<string, GradedPick[]>> {
  const visitor = game.visitor();
  const { results } = z.parse(endpoints.auditResults.response, (await visitor.get('/api/audit/results')).body);
  const byPlayer = new Map<string, GradedPick[]>();
  for (const { matchId, startTime } of results) {
    const { body } = await visitor.get(`/api/audit/picks?matchId=${matchId}`);
    for (const pick of z.parse(endpoints.auditPicks.response, body).picks) {
      const graded = { ...pick, matchId, start: Date.parse(startTime) };
      byPlayer.set(pick.userId, [...(byPlayer.get(pick.userId) ?? []), graded]);
    }
  }
  return byPlayer;
}

const MINIMUM = { daily: 1, weekly: 3, all: 10 };
const starsOf = (picks: readonly GradedPick[]) => picks.reduce((sum, { stars }) => sum + stars, 0);
const byTime = (a: GradedPick, b: GradedPick) =>
  a.start - b.start || Date.parse(a.at) - Date.parse(b.at) || (a.matchId < b.matchId ? -1 : 1);

/** Computes a board as docs/proof.md describes it. Equal players are in any order. */
function boardOf(byPlayer: Map<string, GradedPick[]>, { board, period }: LeaderboardQuery) {
  const [from, to] = PERIOD_BOUNDS[period];
  const players = [...byPlayer].map(([userId, picks]) => {
    const within = picks.filter(({ start }) => start >= from && start < to);
    const slayer = within.filter((pick) => pick.isSlayerPick);
    const [n, r] = [slayer.length, slayer.filter(({ wasCorrect }) => wasCorrect).length];
    const streak = picks.length - 1 - picks.toSorted(byTime).findLastIndex(({ wasCorrect }) => !wasCorrect);
    const scores = {
      stars: starsOf(within) || null,
      slayers: n < MINIMUM[period] ? null : (r + 2 - 2 * Math.sqrt((r * (n - r)) / n + 1)) / (n + 4),
      streaks: streak || null,
      followed: null,
    };
    const stars = starsOf(board === 'stars' ? within : picks);
    const accuracy = board === 'slayers' ? Math.round((1_000 * r) / n) / 10 : null;
    return { score: scores[board], row: { userId, stars, accuracy, streak } };
  });
  const listed = players.flatMap(({ score, row }) => (score === null ? [] : [{ score, row }]));
  return listed
    .map(({ score, row }) => ({ ...row, position: 1 + listed.filter((other) => other.score > score).length }))
    .toSorted(byPosition);
}

type Ranked = { position: number; userId: string };
const byPosition = (a: Ranked, b: Ranked) => a.position - b.position || (a.userId < b.userId ? -1 : 1);

it('the answers of the audit are enough to compute every board of graded picks (S160)', async () => {
  const game = await openGame();
  const longest = new Map<string, number>();
  const boards = BOARDS.filter((board) => board !== 'followed').flatMap((board) =>
    PERIODS.map((period) => ({ period, board })),
  );
  await fc.assert(
    fc.asyncProperty(boardSeasonArbitrary, async (season) => {
      await storeBoardSeason(game.db, toBoardInput(season));
      const byPlayer = await readPicks(game);
      for (const query of boards) {
        const shown = await leaderboardAt(game.db, query, BOARDS_NOW);
        const rows = shown
          .map(({ position, userId, stars, accuracy, streak }) => ({ userId, stars, accuracy, streak, position }))
          .toSorted(byPosition);
        expect({ query, rows }).toEqual({ query, rows: boardOf(byPlayer, query) });
        const name = `${query.board}, ${query.period}`;
        longest.set(name, Math.max(rows.length, longest.get(name) ?? 0));
      }
    }),
    { numRuns: 10, examples: [[crowdedSeason]] },
  );
  // Make sure that not only empty boards were compared.
  expect(longest.size).toBe(boards.length);
  expect(Math.min(...longest.values())).toBeGreaterThanOrEqual(3);
});
