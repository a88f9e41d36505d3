import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../http/log.ts';
import { MINUTE_MS } from '../feed/time.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { fakeMatch, fakeDataSource } from '../testing/fake-data-source.ts';
import { signUpUser } from '../testing/test-users.ts';
import { createPersistentDatabase } from '../testing/persistent-database.ts';
import { addMatch, addUsers } from '../testing/rows.ts';
import { announcePicks } from './announce-picks.ts';

const SOON = KICK_OFF + 60 * MINUTE_MS;
/** When a pick that was made at KICK_OFF, and that no crowd covers, is announced. */
const ANNOUNCED = KICK_OFF + 5 * MINUTE_MS;

let game: Game;
let lines: string[];
beforeEach(async () => {
  lines = [];
  game = await openGame({ log: createLogger('error', { write: (line) => void lines.push(line) }) });
  await addMatch(game.db, 'a', SOON);
});
afterEach(() => game.close());

async function announce(): Promise<void> {
  await game.services.backgroundTasks.settled();
  game.setTime(ANNOUNCED);
  await announcePicks(game.db, ANNOUNCED);
}

const news = async (userId: string) => {
  return game.db
    .selectFrom('notifications')
    .select(['kind', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'FOLLOWED_PICK')
    .execute();
};

it.each(['AGREE', 'DISAGREE'])(
  'a follower is told that someone has picked, and never which way (%s)',
  async (choice) => {
    const [star, fan, other] = [await signUpUser(game, 'the_star'), await signUpUser(game), await signUpUser(game)];
    await fan.post(`/api/follow/${star.id}`);
    await star.post(`/api/follow/${other.id}`);
    await star.post('/api/picks', { matchId: 'a', choice });
    await announce();
    expect(await news(fan.id)).toEqual([
      {
        kind: 'FOLLOWED_PICK',
        message: 'the_star picked on Los Angeles Lakers @ Phoenix Suns',
        created_at: ANNOUNCED,
      },
    ]);
    expect([await news(star.id), await news(other.id)]).toEqual([[], []]);
  },
);

it('a repeat and a refused pick are no news', async () => {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  for (const choice of ['AGREE', 'AGREE', 'DISAGREE']) await star.post('/api/picks', { matchId: 'a', choice });
  await star.post('/api/picks', { matchId: 'unknown', choice: 'AGREE' });
  await announce();
  await announce();
  expect(await news(fan.id)).toHaveLength(1);
});

it('a pick whose announcement was interrupted is announced once', async () => {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await announce();
  await game.db.updateTable('picks').set({ announce_due_at: ANNOUNCED }).execute();
  await announce();
  expect(await news(fan.id)).toHaveLength(1);
});

it('a pick that waits for its announcement survives a restart of the server', async () => {
  const storage = await createPersistentDatabase();
  const first = await openGame({ database: await storage.open() });
  const [star, fan] = [await signUpUser(first), await signUpUser(first)];
  await addMatch(first.db, 'a', SOON);
  await fan.post(`/api/follow/${star.id}`);
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await first.close();
  const back = await openGame({ database: await storage.open(), dataSource: fakeDataSource([fakeMatch('a', SOON)]) });
  const rung: string[] = [];
  back.services.bus.subscribe(({ type }, to) => void (type === 'notification' && rung.push(...to)));
  await back.season?.tick(ANNOUNCED);
  const told = await back.db
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'FOLLOWED_PICK')
    .execute();
  expect([told, rung]).toEqual([[{ user_id: fan.id }], [fan.id]]);
  await back.close();
  await storage.remove();
});

it('a pick by an account that was deleted meanwhile is not announced', async () => {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await star.delete('/api/user/account');
  await announce();
  expect(await news(fan.id)).toEqual([]);
});

it('who has stopped following, or does not want to know, is not told', async () => {
  const [star, gone, quiet] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  for (const fan of [gone, quiet]) await fan.post(`/api/follow/${star.id}`);
  await game.db.updateTable('users').set({ notify_follower_pick: 0 }).where('id', '=', quiet.id).execute();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await gone.delete(`/api/follow/${star.id}`);
  await announce();
  expect([await news(gone.id), await news(quiet.id)]).toEqual([[], []]);
});

it('1,200 followers are told, each once', async () => {
  const star = await signUpUser(game);
  const fans = await addUsers(game.db, 1_200);
  const rows = fans.map((id) => ({ follower_id: id, followee_id: star.id, created_at: 0 }));
  await game.db.insertInto('follows').values(rows).execute();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await announce();
  const told = await game.db
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'FOLLOWED_PICK')
    .execute();
  expect(told.map((row) => row.user_id).toSorted()).toEqual(fans.toSorted());
});

it('M19: the answer to a pick does not wait for the news', async () => {
  const star = await signUpUser(game);
  const { promise, resolve } = Promise.withResolvers<void>();
  game.services.backgroundTasks.enqueue(() => promise);
  expect((await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' })).status).toBe(201);
  resolve();
});

it('a follow and a pick are answered and stored though nobody can be told and nothing unlocked', async () => {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await game.db.schema.dropTable('notifications').execute();
  await game.db.schema.dropTable('user_achievements').execute();
  expect((await fan.post(`/api/follow/${star.id}`)).status).toBe(200);
  expect((await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' })).status).toBe(201);
  await game.services.backgroundTasks.settled();
  expect(lines.length).toBeGreaterThan(0);
  expect(await game.db.selectFrom('picks').select('match_id').execute()).toEqual([{ match_id: 'a' }]);
  expect(await game.db.selectFrom('follows').select('follower_id').execute()).toEqual([{ follower_id: fan.id }]);
});

it('a first pick and a first follow unlock what they are worth', async () => {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await game.services.backgroundTasks.settled();
  const unlocked = await game.db.selectFrom('user_achievements').select(['user_id', 'achievement_id']).execute();
  expect(unlocked).toContainEqual({ user_id: fan.id, achievement_id: 'first-follow' });
  expect(unlocked).toContainEqual({ user_id: star.id, achievement_id: 'first-pick' });
  expect(unlocked).toHaveLength(2);
});
