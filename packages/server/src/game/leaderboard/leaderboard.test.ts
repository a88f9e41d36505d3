import { endpoints, type LeaderboardQuery, LEADERBOARD_ROWS_MAX } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF, openGame } from '../../testing/game.ts';
import { addGraded, signUpUser } from '../../testing/test-users.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { leaderboardAt } from './leaderboard.ts';
import { readExactly } from '../../testing/player.ts';
import { insertInto, updateTable } from '../../testing/queries.ts';

const game = gameBeforeEach();

const boardAt = (query: LeaderboardQuery, now = KICK_OFF) => leaderboardAt(game.db, query, now);
const read = (query = '') => readExactly(game.visitor(), endpoints.leaderboard, `/api/leaderboards${query}`);
const starsOf = async (period: string) => (await read(`?period=${period}`)).map(({ stars }) => stars);
const firstName = async () => (await read())[0]?.username;

describe('leaderboards', () => {
  it('are the same for visitors and players', async () => {
    const ada = await signUpUser(game, 'Ada_L');
    await updateTable(game.db, 'users', { star_tenths: 300, rank: 'APPRENTICE', current_streak: 4 }, { id: ada.id });
    const fan = await signUpUser(game);
    await fan.post(`/api/follow/${ada.id}`);
    await game.settled();
    const player = { userId: ada.id, username: 'Ada_L', rank: 'APPRENTICE' };
    const figures = { stars: 30, accuracy: null, streak: 4, followers: 1 };
    for (const caller of [game.visitor(), ada, fan]) {
      for (const url of ['/api/leaderboards', '/api/leaderboards?period=all&board=stars']) {
        const response = await caller.get(url);
        expect([response.status, response.body]).toEqual([
          200,
          [{ position: 1, ...player, ...figures, achievements: [] }],
        ]);
      }
    }
  });

  it('show two achievements per user besides ranks: the highest tier first, then the newest', async () => {
    const [user = ''] = await addUsers(game.db, 1);
    await game.db.updateTable('users').set({ star_tenths: 10 }).execute();
    const unlocked = ['streak-10', 'first-pick', 'streak-3', 'golds-10', 'rank-slayer'];
    const rows = unlocked.map((id, index) => ({ user_id: user, achievement_id: id, unlocked_at: index }));
    await insertInto(game.db, 'user_achievements', rows);
    expect(await boardAt({ period: 'all', board: 'stars' })).toMatchObject([
      { achievements: ['Midas', 'Perfect Ten'] },
    ]);
  });

  it(`return at most ${LEADERBOARD_ROWS_MAX} rows`, async () => {
    const users = await addUsers(game.db, LEADERBOARD_ROWS_MAX + 1);
    for (const [index, id] of users.entries()) {
      await updateTable(game.db, 'users', { current_streak: index + 1 }, { id: id });
    }
    const ids = (await read('?board=streaks')).map(({ userId }) => userId);
    expect(ids).toEqual(users.toReversed().slice(0, LEADERBOARD_ROWS_MAX));
  });
});

it('caches a leaderboard for ten seconds, or until the day ends', async () => {
  await addUsers(game.db, 1);
  const give = (count: number) => updateTable(game.db, 'users', { star_tenths: 10 * count });
  await give(1);
  expect(await starsOf('all')).toEqual([1]);
  await give(2);
  expect(await starsOf('all')).toEqual([1]);
  game.setTime(KICK_OFF + 10_000);
  expect(await starsOf('all')).toEqual([2]);

  const [user = ''] = await addUsers(game.db, 1);
  const dayEnd = Date.UTC(2026, 10, 21, 10);
  await addMatch(game.db, 'next', dayEnd, { status: 'FINAL' });
  await addGraded(game.db, { userId: user, matchId: 'next', isRight: true, startTime: dayEnd });
  game.setTime(dayEnd - 1);
  expect(await starsOf('daily')).toEqual([]);
  game.setTime(dayEnd);
  expect(await starsOf('daily')).toEqual([1]);
});

it('reads a leaderboard again when a match has been graded', async () => {
  await addUsers(game.db, 1);
  await addMatch(game.db, 'graded', KICK_OFF - 1_000, { status: 'FINAL', score_home: 1, score_away: 0 });
  const rename = (username: string) => game.db.updateTable('users').set({ star_tenths: 10, username }).execute();
  await rename('before');
  expect(await firstName()).toBe('before');
  await rename('after');
  expect(await firstName()).toBe('before');
  await insertInto(game.db, 'grades', { match_id: 'graded', status: 'FINAL', start_time: 0, graded_at: KICK_OFF });
  game.bus.publish({ type: 'score_update', data: { matchId: 'graded' } });
  await expect.poll(firstName).toBe('after');
});

it('a board of followed players is for the logged-in viewer alone', async () => {
  const game = await openGame();
  const [ann, bob, cleo] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  await updateTable(game.db, 'users', { star_tenths: 300 });
  await ann.post(`/api/follow/${bob.id}`);
  const path = '/api/leaderboards?scope=following';
  const idsFor = async (user: typeof ann) =>
    ((await user.get(path)).body as { userId: string }[]).map(({ userId }) => userId).toSorted();
  expect([await idsFor(ann), await idsFor(cleo)]).toEqual([[ann.id, bob.id].toSorted(), [cleo.id]]);
  expect((await ann.get(path)).headers.get('cache-control')).toBe('no-store');
  expect((await game.visitor().get(path)).status).toBe(401);
  expect((await ann.get('/api/leaderboards?scope=everyone')).body).toHaveLength(3);
  await bob.delete('/api/user/account');
  expect(await idsFor(ann)).toEqual([ann.id]);
});
