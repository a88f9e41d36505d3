import { beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../platform/http/log.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { addMatch } from '../../testing/rows.ts';
import { countPicks } from '../../game/community/count.ts';
import { deleteAccount } from '../privacy/delete.ts';
import { announcePicks } from './announce-picks.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { selectFrom } from '../../testing/queries.ts';

const SOON = KICK_OFF + 60 * MINUTE_MS;
/** When a pick made at KICK_OFF is announced without community counts. */
const ANNOUNCED = KICK_OFF + 5 * MINUTE_MS;

let game: Game;
let lines: string[];
let notified: string[];
beforeEach(async () => {
  [lines, notified] = [[], []];
  game = await openGame({ log: createLogger('error', { write: (line) => void lines.push(line) }) });
  await addMatch(game.db, 'a', SOON);
});

async function announce(): Promise<void> {
  await game.settled();
  game.setTime(ANNOUNCED);
  await announcePicks(game.db, ANNOUNCED);
  await runJobs(game.db, (userIds) => notified.push(...userIds));
}

const notificationsOf = (user_id: string) =>
  selectFrom(game.db, 'notifications', ['kind', 'message', 'created_at'], { user_id, kind: 'FOLLOWED_PICK' });

/** Adds a user and a follower. */
async function addFan() {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  return { star, fan };
}

it('notifies followers of a pick without revealing the choice', async () => {
  const [star, fan, other] = [await signUpUser(game, 'the_star'), await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  await star.post(`/api/follow/${other.id}`);
  await star.post('/api/picks', { matchId: 'a', choice: 'DISAGREE' });
  await announce();
  expect(await notificationsOf(fan.id)).toEqual([
    {
      kind: 'FOLLOWED_PICK',
      message: 'the_star picked on Los Angeles Lakers vs Phoenix Suns',
      created_at: ANNOUNCED,
    },
  ]);
  expect([await notificationsOf(star.id), await notificationsOf(other.id)]).toEqual([[], []]);
});

it('notifies once, and not of repeated or rejected picks', async () => {
  const { star, fan } = await addFan();
  for (const choice of ['AGREE', 'AGREE', 'DISAGREE']) await star.post('/api/picks', { matchId: 'a', choice });
  await star.post('/api/picks', { matchId: 'unknown', choice: 'AGREE' });
  await announce();
  await announce();
  expect(await notificationsOf(fan.id)).toHaveLength(1);
  expect(notified).toEqual([fan.id]);
});

it('groups the picks of a day into one notification, which is updated in place and stays read', async () => {
  const fan = await signUpUser(game, 'fan');
  const stars = [];
  for (const name of ['ada', 'bob', 'cleo', 'dan']) {
    const star = await signUpUser(game, name);
    await fan.post(`/api/follow/${star.id}`);
    stars.push(star);
  }
  await addMatch(game.db, 'b', SOON);
  const messages = [];
  for (const [index, star] of stars.entries()) {
    game.setTime(KICK_OFF + index * MINUTE_MS);
    for (const matchId of index === 0 ? ['a', 'b'] : ['a']) await star.post('/api/picks', { matchId, choice: 'AGREE' });
    await game.settled();
    await announcePicks(game.db, game.now() + 5 * MINUTE_MS);
    await runJobs(game.db, (userIds) => notified.push(...userIds));
    const rows = await notificationsOf(fan.id);
    messages.push(...rows.map(({ message }) => message));
    await fan.post('/api/notifications/mark-all-read');
  }
  expect(messages).toEqual([
    'ada picked 2 matches',
    'ada and bob picked 2 matches',
    'ada, bob and 1 other picked 2 matches',
    'ada, bob and 2 others picked 2 matches',
  ]);
  expect(notified).toEqual([fan.id]);
  expect((await fan.get('/api/notifications/unread-count')).body).toEqual({ count: 0 });
});

it.each(['ada', 'bob'])('deletes a notification that names %s together with the account', async (leaving) => {
  const fan = await signUpUser(game, 'fan');
  for (const name of ['ada', 'bob']) {
    const star = await signUpUser(game, name);
    await fan.post(`/api/follow/${star.id}`);
    await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  }
  await announce();
  expect(await notificationsOf(fan.id)).toMatchObject([{ message: 'ada and bob picked 1 match' }]);
  const { id } = await game.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', leaving)
    .executeTakeFirstOrThrow();
  await deleteAccount(game.db, id, game.now());
  expect(await notificationsOf(fan.id)).toEqual([]);
});

it('starts another notification on the next game day', async () => {
  const { star, fan } = await addFan();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await announce();
  const tomorrow = KICK_OFF + 24 * 60 * MINUTE_MS;
  await addMatch(game.db, 'b', tomorrow + 60 * MINUTE_MS);
  game.setTime(tomorrow);
  await star.post('/api/picks', { matchId: 'b', choice: 'AGREE' });
  await game.settled();
  await announcePicks(game.db, tomorrow + 5 * MINUTE_MS);
  await runJobs(game.db);
  expect(await notificationsOf(fan.id)).toHaveLength(2);
});

it('announces a pick as soon as the match has started', async () => {
  const { star, fan } = await addFan();
  game.setTime(SOON - MINUTE_MS);
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await game.settled();
  await countPicks(game.db, SOON);
  await announcePicks(game.db, SOON);
  await runJobs(game.db);
  expect(await notificationsOf(fan.id)).toHaveLength(1);
});

it('does not announce a pick of a deleted account', async () => {
  const { star, fan } = await addFan();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await star.delete('/api/user/account');
  await announce();
  expect(await notificationsOf(fan.id)).toEqual([]);
});

it('does not notify users who unfollowed or disabled these notifications', async () => {
  const [star, gone, quiet] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  for (const fan of [gone, quiet]) await fan.post(`/api/follow/${star.id}`);
  await game.db.updateTable('users').set({ notify_follower_pick: 0 }).where('id', '=', quiet.id).execute();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await gone.delete(`/api/follow/${star.id}`);
  await announce();
  expect([await notificationsOf(gone.id), await notificationsOf(quiet.id)]).toEqual([[], []]);
});

it('responds to a pick without waiting for notifications', async () => {
  const star = await signUpUser(game);
  const { promise, resolve } = Promise.withResolvers<void>();
  game.backgroundTasks.enqueue(() => promise);
  expect((await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' })).status).toBe(201);
  resolve();
});

it('stores follows and picks even if notifications and achievements fail', async () => {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await game.db.schema.dropTable('notifications').execute();
  await game.db.schema.dropTable('user_achievements').execute();
  expect((await fan.post(`/api/follow/${star.id}`)).status).toBe(200);
  expect((await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' })).status).toBe(201);
  await game.settled();
  expect(lines.length).toBeGreaterThan(0);
  expect(await game.db.selectFrom('picks').select('match_id').execute()).toEqual([{ match_id: 'a' }]);
  expect(await game.db.selectFrom('follows').select('follower_id').execute()).toEqual([{ follower_id: fan.id }]);
});
