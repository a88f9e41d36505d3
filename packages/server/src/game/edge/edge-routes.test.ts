import { edgeDetails, edgeTable, EDGE_POINTS_MAX, LEADERBOARD_ROWS_MAX, userSummary } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HOUR } from '../../testing/fake-data-source.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { addGraded } from '../../testing/test-users.ts';
import { updateTable } from '../../testing/queries.ts';
import { timelineOf } from './edge-details.ts';
import { recomputeTotals } from '../grading/update-totals.ts';

let game: Game;
beforeEach(async () => {
  game = await openGame();
});

/** Adds matches on which the user disagreed, and updates their edge. */
async function disagree(userId: string, results: readonly boolean[], probability = 0.6, league: 'NBA' | 'EPL' = 'NBA') {
  for (const [index, isRight] of results.entries()) {
    const matchId = `${league.toLowerCase()}-${userId}-${index}`;
    const startTime = KICK_OFF - (results.length - index) * HOUR;
    await addMatch(game.db, matchId, startTime, { status: 'FINAL', league });
    await addGraded(game.db, { userId, matchId, choice: 'DISAGREE', isRight, startTime, probability });
  }
  await recomputeTotals(game.db, [userId]);
}

const flags = (right: number, wrong: number) => [...Array(right).fill(true), ...Array(wrong).fill(false)] as boolean[];
const get = async (path: string) => {
  const { status, body } = await game.visitor().get(path);
  expect(status).toBe(200);
  return body;
};
const summaryEdge = async (id: string) => z.parse(userSummary, await get(`/api/users/${id}/summary`)).edge;
const details = async (id: string) => z.parse(edgeDetails, await get(`/api/users/${id}/edge`));
const table = async () => z.parse(edgeTable, await get('/api/machine/edge'));

/** Sets the stored totals of a user, as a grading would. */
const setEdge = (id: string, edge: number, score: number, count = 40) =>
  updateTable(game.db, 'users', { edge, edge_variance: 10, edge_count: count, edge_score: score }, { id });

describe('the edge of a player', () => {
  it('has no number and no details with fewer than 20 disagreements', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(10, 9));
    expect(await summaryEdge(user)).toEqual({ disagreements: 19, wins: null, luck: null, verdict: 'TOO_FEW' });
    expect(await details(user)).toEqual({ timeline: [], leagues: [], clubs: [] });
  });

  it('is split by league and club, most disagreements first', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(9, 9));
    await disagree(user, flags(2, 3), 0.4, 'EPL');
    await game.db
      .updateTable('matches')
      .set({ home_team: 'Arsenal', away_team: 'Everton' })
      .where('league', '=', 'EPL')
      .execute();
    const { leagues, clubs } = await details(user);
    expect(leagues).toEqual([
      { league: 'NBA', disagreements: 18, wins: 1.8 },
      { league: 'EPL', disagreements: 5, wins: -1 },
    ]);
    expect(clubs).toEqual([
      { league: 'NBA', club: 'Los Angeles Lakers', disagreements: 18, wins: 1.8 },
      { league: 'NBA', club: 'Phoenix Suns', disagreements: 18, wins: 1.8 },
      { league: 'EPL', club: 'Arsenal', disagreements: 5, wins: -1 },
      { league: 'EPL', club: 'Everton', disagreements: 5, wins: -1 },
    ]);
  });

  it('has a timeline that ends with the number of the profile', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(12, 13));
    const { timeline } = await details(user);
    expect(timeline).toHaveLength(25);
    expect(timeline[0]).toMatchObject({
      disagreements: 1,
      wins: 0.6,
      at: new Date(KICK_OFF - 25 * HOUR).toISOString(),
    });
    expect(timeline.at(-1)).toMatchObject({ disagreements: 25, wins: 2, luck: 9.42 });
  });

  it('is null for a deleted user', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(12, 13));
    await updateTable(game.db, 'users', { deleted_at: 1 }, { id: user });
    expect(await get(`/api/users/${user}/edge`)).toBeNull();
  });
});

it.each([1, 199, 200, 201, 400, 401, 5_000])('timelineOf thins out %i disagreements', (length) => {
  const points = timelineOf(Array.from({ length }, () => ({ start_time: KICK_OFF, edge: 0.5, edge_variance: 0.25 })));
  expect(points.length).toBeLessThanOrEqual(EDGE_POINTS_MAX);
  expect(points.length).toBeGreaterThanOrEqual(Math.min(length, EDGE_POINTS_MAX / 2));
  expect(points.at(-1)).toMatchObject({ disagreements: length, wins: length / 2 });
});

describe('the edge table', () => {
  it('is empty when nobody has enough disagreements', async () => {
    const [few = '', deleted = ''] = await addUsers(game.db, 2);
    await setEdge(few, 9, 2, 19);
    await setEdge(deleted, 9, 2);
    await updateTable(game.db, 'users', { deleted_at: 1 }, { id: deleted });
    expect(await table()).toEqual({ players: [], coin: null });
  });

  it('lists players by how far their edge is from luck, and equal ones by name', async () => {
    const [much = '', lucky = '', behind = '', tied = ''] = await addUsers(game.db, 4);
    const names = [
      [much, 'much'],
      [lucky, 'lucky'],
      [behind, 'behind'],
      [tied, 'a_tied'],
    ] as const;
    for (const [id, username] of names)
      await updateTable(game.db, 'users', { username, username_key: username }, { id });
    await setEdge(much, 14, 1.3);
    await setEdge(lucky, 20, 0.9);
    await setEdge(tied, 20, 0.9);
    await setEdge(behind, -2, -0.2);
    const { players } = await table();
    expect(players.map(({ position, username, wins }) => [position, username, wins])).toEqual([
      [1, 'much', 14],
      [2, 'a_tied', 20],
      [2, 'lucky', 20],
      [4, 'behind', -2],
    ]);
  });

  it(`returns at most ${LEADERBOARD_ROWS_MAX} rows`, async () => {
    const users = await addUsers(game.db, LEADERBOARD_ROWS_MAX + 1);
    await game.db.updateTable('users').set({ edge: 1, edge_count: 20, edge_score: 0.1 }).execute();
    await setEdge(users[7] ?? '', 2, 0.2);
    const { players } = await table();
    expect(players).toHaveLength(LEADERBOARD_ROWS_MAX);
    expect(players[0]?.userId).toBe(users[7]);
  });

  it('flips the coin by the hash of each graded prediction', async () => {
    const probabilities = { home: 60, draw: 0, away: 40 };
    for (let index = 0; index < 44; index += 1) {
      const id = `coin-${index}`;
      await addMatch(game.db, id, KICK_OFF, { probabilities });
      // Tails for the even ones; of those, the Machine is wrong on every other.
      const content_hash = (index % 2 === 0 ? 'f' : '7').repeat(64);
      await updateTable(game.db, 'predictions', { content_hash } as never, { match_id: id });
      const grade = { match_id: id, status: 'FINAL', machine_correct: index % 4 === 0 ? 0 : 1 } as const;
      await game.db
        .insertInto('grades')
        .values({ ...grade, start_time: KICK_OFF, graded_at: KICK_OFF })
        .execute();
    }
    // 11 right at +0.6 and 11 wrong at -0.4.
    expect((await table()).coin).toEqual({ disagreements: 22, wins: 2.2, luck: 9.13, verdict: 'WITHIN_LUCK' });
  });

  it('is cached for ten seconds, and without a deleted player at once', async () => {
    const ada = await game.member('Ada_L');
    const { id } = (await ada.get('/api/auth/user')).body as { id: string };
    await setEdge(id, 4, 0.4);
    expect((await table()).players).toHaveLength(1);
    await setEdge(id, 5, 0.5);
    expect((await table()).players[0]?.wins).toBe(4);
    game.setTime(KICK_OFF + 10_000);
    expect((await table()).players[0]?.wins).toBe(5);
    await ada.send('DELETE', '/api/user/account');
    expect((await table()).players).toEqual([]);
  });
});
