import { BOARDS, PERIODS } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import {
  boardSeasonArbitrary,
  BOARDS_NOW,
  crowdedSeason,
  storeBoardSeason,
  toBoardInput,
} from '../../testing/board-seasons.ts';
import { openGame } from '../../testing/game.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { signUpLoggedOutUser, signUpUser } from '../../testing/test-users.ts';
import { updateTable } from '../../testing/queries.ts';
import { followingBoardAt, leaderboardAt, positionsOf } from './leaderboard.ts';

const database = await openTestDatabase();
afterAll(database.close);
const { db } = database;

const hiding = (ids: readonly string[]) => async () => new Set(ids);

it('a board of followed players is the board of everyone without the others', async () => {
  const boards = BOARDS.flatMap((board) => PERIODS.map((period) => ({ period, board })));
  await fc.assert(
    fc.asyncProperty(boardSeasonArbitrary, async (season) => {
      const input = toBoardInput(season);
      await storeBoardSeason(db, input);
      const followed = input.follows.flatMap(({ follower, followee }) => (follower === 'ada' ? [followee] : []));
      for (const query of boards) {
        const everyone = await leaderboardAt(db, query, BOARDS_NOW);
        const shown = everyone.filter(({ userId }) => [...followed, 'ada'].includes(userId));
        const rows = await followingBoardAt(db, query, { id: 'ada', hiddenAmong: hiding([]) }, BOARDS_NOW);
        // The order of everyone's board is that of the scores, so equal positions there are equal ones here.
        const positions = positionsOf(shown.map(({ position }) => position));
        expect(rows).toEqual(shown.map((row, index) => ({ ...row, position: positions[index] })));
        const hidden = new Set(followed.slice(0, 1));
        const others = await followingBoardAt(db, query, { id: 'ada', hiddenAmong: hiding([...hidden]) }, BOARDS_NOW);
        expect(others.map(({ userId }) => userId)).toEqual(
          rows.map(({ userId }) => userId).filter((userId) => !hidden.has(userId)),
        );
      }
    }),
    { numRuns: 15, endOnFailure: true, examples: [[crowdedSeason]] },
  );
});

it('a board of followed players is for the logged-in viewer alone', async () => {
  const game = await openGame();
  const [ann, bob, cleo] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  await updateTable(game.db, 'users', { stars: 30 });
  await ann.post(`/api/follow/${bob.id}`);
  const path = '/api/leaderboards?scope=following';
  const idsFor = async (user: typeof ann) =>
    ((await user.get(path)).body as { userId: string }[]).map(({ userId }) => userId).toSorted();
  expect([await idsFor(ann), await idsFor(cleo)]).toEqual([[ann.id, bob.id].toSorted(), [cleo.id]]);
  expect((await ann.get(path)).headers.get('cache-control')).toBe('no-store');
  for (const caller of [game.visitor(), await signUpLoggedOutUser(game)])
    expect((await caller.get(path)).status).toBe(401);
  expect((await ann.get('/api/leaderboards?scope=everyone')).body).toHaveLength(3);
  expect((await ann.get('/api/leaderboards?scope=all')).status).toBe(400);
  await bob.delete('/api/user/account');
  expect(await idsFor(ann)).toEqual([ann.id]);
});
