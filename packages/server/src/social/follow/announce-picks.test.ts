import type { PickChoice } from '@machine/contract';
import { beforeEach, expect, it, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { addMatch } from '../../testing/rows.ts';
import { deleteAccount } from '../privacy/delete.ts';
import { announcePicks } from './announce-picks.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';

const SOON = KICK_OFF + HOUR_MS;

const game = gameBeforeEach();
let notified: string[];
beforeEach(async () => {
  notified = [];
  await addMatch(game.db, 'a', SOON);
});

async function announce(at = SOON): Promise<void> {
  await game.settled();
  game.setTime(at);
  await announcePicks(game.db, at);
  await runJobs(game.db, (userIds) => notified.push(...userIds));
}

const notificationsOf = (user_id: string) =>
  selectFrom(game.db, 'notifications', ['message', 'created_at'], { user_id, kind: 'FOLLOWED_PICK' });

/** Adds a user and a follower. */
async function addFan() {
  const [star, fan] = [await signUpUser(game), await signUpUser(game)];
  await fan.post(`/api/follow/${star.id}`);
  return { star, fan };
}

type Choice = PickChoice | null;

test.each<[own: Choice, stars: Choice[], message: string | null]>([
  ['AGREE', ['DISAGREE'], 'star_0 disagrees with you on'],
  ['DISAGREE', ['DISAGREE'], 'star_0 agrees with you on'],
  [null, ['DISAGREE'], 'star_0 disagrees with the Machine on'],
  [null, ['AGREE'], 'star_0 agrees with the Machine on'],
  ['DISAGREE', ['AGREE', 'AGREE', 'AGREE', 'DISAGREE', null], '3 of the 5 players you follow disagree with you on'],
  ['AGREE', ['AGREE', 'AGREE', null], 'star_0 and star_1 agree with you on'],
  ['AGREE', ['DISAGREE', 'DISAGREE', 'DISAGREE'], 'All 3 players you follow disagree with you on'],
  ['AGREE', [null, null], null],
])('tells followers who disagrees with them once the match has started: %j, %j', async (own, stars, message) => {
  const fan = await signUpUser(game, 'fan');
  if (own) await fan.post('/api/picks', { matchId: 'a', choice: own });
  for (const [index, choice] of stars.entries()) {
    const star = await signUpUser(game, `star_${index}`);
    await fan.post(`/api/follow/${star.id}`);
    if (choice) await star.post('/api/picks', { matchId: 'a', choice });
  }
  await announce(SOON - 1);
  expect(await notificationsOf(fan.id)).toEqual([]);
  await announce();
  const told = message && { message: `${message} Los Angeles Lakers vs Phoenix Suns`, created_at: SOON };
  expect(await notificationsOf(fan.id)).toEqual(told ? [told] : []);
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

it('announces one match a game day: the most disputed of those that start together', async () => {
  const { star, fan } = await addFan();
  await addMatch(game.db, 'b', SOON, { home_team: 'Utah Jazz' });
  await addMatch(game.db, 'c', SOON + HOUR_MS);
  await addMatch(game.db, 'tomorrow', SOON + DAY_MS);
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  for (const matchId of ['b', 'c', 'tomorrow']) await star.post('/api/picks', { matchId, choice: 'DISAGREE' });
  await announce();
  await announce(SOON + HOUR_MS);
  const disputed = { message: expect.stringContaining('Utah Jazz vs Phoenix Suns') };
  expect(await notificationsOf(fan.id)).toMatchObject([disputed]);
  await announce(SOON + DAY_MS);
  expect(notified).toEqual([fan.id, fan.id]);
});

it('neither counts nor names muted players', async () => {
  const { star, fan } = await addFan();
  const quiet = await signUpUser(game, 'quiet');
  await fan.post(`/api/follow/${quiet.id}`);
  for (const player of [star, quiet]) await player.post('/api/picks', { matchId: 'a', choice: 'DISAGREE' });
  await fan.post(`/api/mutes/${quiet.id}`);
  await announce();
  expect(await notificationsOf(fan.id)).toMatchObject([{ message: expect.not.stringMatching(/quiet/) }]);
});

it.each<[string, (pair: Awaited<ReturnType<typeof addFan>>) => Promise<unknown>]>([
  ['on a postponed match', () => updateTable(game.db, 'matches', { status: 'POSTPONED' }, { id: 'a' })],
  ['on a match that is called off', () => updateTable(game.db, 'matches', { status: 'VOID' }, { id: 'a' })],
  ['of a deleted account', ({ star }) => star.delete('/api/user/account')],
  ['to players who unfollowed', ({ star, fan }) => fan.delete(`/api/follow/${star.id}`)],
  [
    'to players who do not want to hear',
    ({ fan }) => fan.patch('/api/user/preferences', { notifyFollowerPick: false }),
  ],
])('does not announce a pick %s', async (_, change) => {
  const { star, fan } = await addFan();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await change({ star, fan });
  await announce();
  expect(await notificationsOf(fan.id)).toEqual([]);
});

it.each([0, 1])('deletes a notification that names player %i together with the account', async (leaving) => {
  const { star, fan } = await addFan();
  const stars = [star, await signUpUser(game)];
  await fan.post(`/api/follow/${stars[1]?.id}`);
  for (const player of stars) await player.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await announce();
  expect(await notificationsOf(fan.id)).toHaveLength(1);
  await deleteAccount(game.db, stars[leaving]?.id ?? '', game.now());
  expect(await notificationsOf(fan.id)).toEqual([]);
});

it('stores follows and picks even if notifications and achievements fail', async () => {
  await game.db.schema.dropTable('notifications').execute();
  await game.db.schema.dropTable('user_achievements').execute();
  const { star, fan } = await addFan();
  await star.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await game.settled();
  expect(await selectFrom(game.db, 'picks', ['match_id'])).toEqual([{ match_id: 'a' }]);
  expect(await selectFrom(game.db, 'follows', ['follower_id'])).toEqual([{ follower_id: fan.id }]);
});
