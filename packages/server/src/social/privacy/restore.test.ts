import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { join, leaguesOf, namesIn, openLeague } from '../../testing/friend-leagues.ts';
import { gameBeforeEach, KICK_OFF, OWN_ORIGIN, PASSWORD, signupOf } from '../../testing/game.ts';
import { readKeptCounts, recountKeptCounts } from '../../testing/kept-counts.ts';
import { insertInto } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { befriend, say, start } from '../../testing/safety.ts';
import { addGraded, userBeforeEach } from '../../testing/test-users.ts';

const NAME = 'Zaphod_42';

const game = gameBeforeEach();
const [zaphod, ann, carl] = [userBeforeEach(game, NAME), userBeforeEach(game, 'ann'), userBeforeEach(game, 'carl')];
beforeEach(() => befriend(zaphod, ann, carl));

/** Deletes the account and returns the path in the mail. */
async function remove(): Promise<string> {
  expect((await zaphod.delete('/api/user/account')).status).toBe(200);
  await game.settled();
  const mail = game.mails.at(-1);
  expect(mail).toMatchObject({ to: `${NAME}@example.org`, subject: 'Your Beat the Machine account was deleted' });
  return /\/api\/emails\/restore\/[\w-]{43}/.exec(mail?.text.replace(OWN_ORIGIN, '') ?? '')?.[0] ?? '';
}
const open = (path: string) => game.visitor().get(path);
const submit = (path: string) =>
  game.visitor().send('POST', path, { body: '', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
const login = async () =>
  (await game.visitor().post('/api/auth/login', { email: `${NAME}@example.org`, password: PASSWORD })).status;

it('tells the owner at once, with a link that restores the account for 7 days', async () => {
  const path = await remove();
  game.setTime(KICK_OFF + 7 * DAY_MS - 1);
  for (let times = 0; times < 2; times += 1) expect((await open(path)).text).toContain('Restore your account?');
  expect(await login()).toBe(401);
  const statuses = (await Promise.all([submit(path), submit(path)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  expect([await login(), (await open(path)).status]).toEqual([200, 404]);
});

it('brings back what others see: name, follows, boards, leagues and messages', async () => {
  const { id, code } = await openLeague(zaphod);
  for (const user of [ann, carl]) {
    game.setTime(game.now() + 1);
    await join(user, code);
  }
  await addMatch(game.db, 'over', KICK_OFF - HOUR_MS, { status: 'FINAL', score_home: 2, score_away: 1 });
  const graded = { matchId: 'over', choice: 'DISAGREE', isRight: true, startTime: KICK_OFF - HOUR_MS } as const;
  await addGraded(game.db, { userId: zaphod.id, ...graded });
  const thread = await start(zaphod, ann);
  await say(zaphod, thread, 'Hello');
  const seen = async () => {
    const paths = [
      '/api/leaderboards?period=weekly&board=stars',
      `/api/users/search?q=${NAME}`,
      `/api/users/${ann.id}/followers`,
      `/api/users/${zaphod.id}/summary`,
      '/api/dm-threads',
      `/api/dm-threads/${thread}/messages`,
    ];
    return [...(await Promise.all(paths.map(async (each) => (await ann.get(each)).text))), await leaguesOf(ann)];
  };
  await game.settled();
  const before = await seen();
  expect(before.join()).toContain(NAME);
  const path = await remove();
  expect((await seen()).join()).not.toContain(NAME);
  expect((await submit(path)).status).toBe(200);
  expect(await seen()).toEqual(before);
  // The league has another owner since then.
  expect(await namesIn(ann, id)).toEqual([NAME, 'ann*', 'carl']);
  expect(await readKeptCounts(game.db)).toEqual(await recountKeptCounts(game.db));
});

it('brings back no follow of someone who has left or blocks them since then', async () => {
  const path = await remove();
  await ann.delete('/api/user/account');
  await insertInto(game.db, 'blocks', { blocker_id: carl.id, blocked_id: zaphod.id, created_at: KICK_OFF });
  await submit(path);
  const pairs = await game.db.selectFrom('follows').selectAll().execute();
  expect(pairs.filter((row) => Object.values(row).includes(zaphod.id))).toEqual([]);
});

it('frees the address after 7 days, and removes what restores the account', async () => {
  const path = await remove();
  const signUp = async () =>
    (await game.visitor().post('/api/auth/signup', { ...signupOf(NAME), username: 'someone' })).status;
  expect(await signUp(), 'it can be restored').toBe(409);
  game.setTime(KICK_OFF + 7 * DAY_MS);
  game.jobs.start();
  await game.jobs.settled();
  expect([(await open(path)).status, (await submit(path)).status, await signUp()]).toEqual([404, 404, 200]);
  expect(await game.db.selectFrom('account_deletions').selectAll().execute()).toEqual([]);
});
