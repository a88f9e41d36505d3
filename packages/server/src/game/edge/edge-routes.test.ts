import { EDGE_POINTS_MAX, endpoints, LEADERBOARD_ROWS_MAX } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../../testing/fake-data-source.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { addGraded } from '../../testing/test-users.ts';
import { readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { timelineOf } from './edge-details.ts';
import { recomputeTotals } from '../grading/update-totals.ts';

const game = gameBeforeEach();

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
const summaryEdge = async (id: string) =>
  (await readExactly(game.visitor(), endpoints.userSummary, `/api/users/${id}/summary`))?.edge;
const details = (id: string) => readExactly(game.visitor(), endpoints.userEdge, `/api/users/${id}/edge`);
const table = () => readExactly(game.visitor(), endpoints.machineEdge);

/** Sets the stored totals of a user, as a grading would. */
const setEdge = (id: string, edge: number, score: number, count = 40) =>
  updateTable(game.db, 'users', { edge, edge_variance: 10, edge_count: count, edge_score: score }, { id });

describe('the edge of a player', () => {
  it('has no number and no details with fewer than 20 disagreements', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(10, 9));
    expect(await summaryEdge(user)).toMatchObject({ disagreements: 19, ahead: null });
    expect(await details(user)).toEqual({ timeline: [], leagues: [], clubs: [] });
  });

  it('is split by league and club, most disagreements first', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(9, 9));
    await disagree(user, flags(2, 3), 0.4, 'EPL');
    await updateTable(game.db, 'matches', { home_team: 'Arsenal', away_team: 'Everton' }, { league: 'EPL' });
    const edge = await details(user);
    expect(edge?.leagues).toEqual([
      { league: 'NBA', disagreements: 18, ahead: 9 },
      { league: 'EPL', disagreements: 5, ahead: -5 },
    ]);
    expect(edge?.clubs).toEqual([
      { league: 'NBA', club: 'Los Angeles Lakers', disagreements: 18, ahead: 9 },
      { league: 'NBA', club: 'Phoenix Suns', disagreements: 18, ahead: 9 },
      { league: 'EPL', club: 'Arsenal', disagreements: 5, ahead: -5 },
      { league: 'EPL', club: 'Everton', disagreements: 5, ahead: -5 },
    ]);
  });

  it('has a timeline that ends with the number of the profile, until the account is deleted', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await disagree(user, flags(12, 13));
    const timeline = (await details(user))?.timeline ?? [];
    expect(timeline).toHaveLength(25);
    expect(timeline[0]).toMatchObject({ disagreements: 1, ahead: 3, at: new Date(KICK_OFF - 25 * HOUR).toISOString() });
    expect(timeline.at(-1)).toMatchObject({ disagreements: 25, ahead: 10, luck: 47.1 });
    await updateTable(game.db, 'users', { deleted_at: 1 }, { id: user });
    expect(await details(user)).toBeNull();
  });
});

it.each([1, 199, 200, 201, 400, 401, 5_000])('timelineOf thins out %i disagreements', (length) => {
  const points = timelineOf(Array.from({ length }, () => ({ start_time: KICK_OFF, edge: 0.5, edge_variance: 0.25 })));
  expect(points.length).toBeLessThanOrEqual(EDGE_POINTS_MAX);
  expect(points.length).toBeGreaterThanOrEqual(Math.min(length, EDGE_POINTS_MAX / 2));
  expect(points.at(-1)).toMatchObject({ disagreements: length, ahead: 2.5 * length });
});

describe('the edge table', () => {
  it('is empty when nobody has enough disagreements', async () => {
    const [few = '', deleted = ''] = await addUsers(game.db, 2);
    await setEdge(few, 9, 2, 19);
    await setEdge(deleted, 9, 2);
    await updateTable(game.db, 'users', { deleted_at: 1 }, { id: deleted });
    expect(await table()).toEqual({ players: [] });
  });

  it('lists players by how far their edge is from luck, and numbers those beyond it who are no bots', async () => {
    const [much = '', far = '', behind = '', tied = '', bot = '', lucky = ''] = await addUsers(game.db, 6);
    const names = { much, far, behind, a_tied: tied, bot, lucky };
    for (const [username, id] of Object.entries(names))
      await updateTable(game.db, 'users', { username, username_key: username }, { id });
    await setEdge(much, 14, 1.3);
    await setEdge(far, 12, 1.1);
    await setEdge(tied, 12, 1.1);
    await setEdge(bot, 13, 1.2);
    await updateTable(game.db, 'users', { is_bot: 1 }, { id: bot });
    await setEdge(lucky, 4, 0.4);
    await setEdge(behind, -2, -0.2);
    const { players } = await table();
    expect(players.map(({ position, username, ahead }) => [position, username, ahead])).toEqual([
      [1, 'much', 70],
      [null, 'bot', 65],
      [2, 'a_tied', 60],
      [2, 'far', 60],
      [null, 'lucky', 20],
      [null, 'behind', -10],
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

  it('is cached for ten seconds, but without a deleted player at once', async () => {
    const ada = await game.member('Ada_L');
    const { id } = (await ada.get('/api/auth/user')).body as { id: string };
    await setEdge(id, 4, 0.4);
    expect((await table()).players).toHaveLength(1);
    await setEdge(id, 5, 0.5);
    expect((await table()).players[0]?.ahead).toBe(20);
    game.setTime(KICK_OFF + 10_000);
    expect((await table()).players[0]?.ahead).toBe(25);
    await ada.send('DELETE', '/api/user/account');
    expect((await table()).players).toEqual([]);
  });
});
