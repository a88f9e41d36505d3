import { afterAll, describe, expect, it } from 'vitest';
import { signUpLoggedOutUser, signUpUser } from '../../testing/test-users.ts';
import { openGame } from '../../testing/game.ts';
import { addFollows, addUsers } from '../../testing/rows.ts';
import { FOLLOW_ROWS_MAX } from './list-follows.ts';

const game = await openGame();
afterAll(game.close);

const aSecondLater = () => game.setTime(game.now() + 1_000);
const UNKNOWN = { message: "This user doesn't exist." };
/** Ids without a user; one can't even be bound as a query parameter. */
const INVALID_IDS = ['missing', '\u0000'];
const path = (id: string) => `/api/follow/${encodeURIComponent(id)}`;
const follows = () => game.db.selectFrom('follows').selectAll().execute();
const pairs = async (followee: string) => (await follows()).filter((row) => row.followee_id === followee);
const listed = async (id: string, side: 'followers' | 'following') => {
  const response = await game.visitor().get(`/api/users/${id}/${side}`);
  return (response.body as { id: string }[]).map((row) => row.id);
};

describe('following', () => {
  it('is idempotent and keeps its time', async () => {
    const [ada, bob] = [await signUpUser(game), await signUpUser(game)];
    expect(await ada.post(path(bob.id))).toMatchObject({ status: 200, body: { isFollowing: true } });
    const [once] = await pairs(bob.id);
    expect(once).toMatchObject({ follower_id: ada.id, followee_id: bob.id });
    aSecondLater();
    expect((await ada.post(path(bob.id))).status).toBe(200);
    expect(await pairs(bob.id)).toEqual([once]);
    expect(await pairs(ada.id)).toEqual([]);
  });

  it('is rejected for oneself, as is unfollowing', async () => {
    const ada = await signUpUser(game);
    for (const response of [await ada.post(path(ada.id)), await ada.delete(path(ada.id))]) {
      expect([response.status, response.body]).toEqual([400, { message: "You can't follow yourself." }]);
    }
  });
});

it('unfollowing removes only the follow of the caller and is idempotent', async () => {
  const [ada, bob, eve] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  await ada.post(path(bob.id));
  await eve.post(path(bob.id));
  for (let time = 0; time < 2; time += 1) {
    expect(await eve.delete(path(bob.id))).toMatchObject({ status: 200, body: { isFollowing: false } });
    expect(await pairs(bob.id)).toMatchObject([{ follower_id: ada.id }]);
  }
});

const remove = (id: string, followerId: string) =>
  `/api/users/${encodeURIComponent(id)}/remove-follower/${encodeURIComponent(followerId)}`;
/** Creates Ada, a follower of hers, and another user. */
const setUp = async () => {
  const [ada, fan, eve] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  await fan.post(path(ada.id));
  return { ada, fan, eve };
};

it('removing a follower removes only that follower and is idempotent', async () => {
  const { ada, fan, eve } = await setUp();
  await eve.post(path(ada.id));
  await ada.post(path(fan.id));
  for (let time = 0; time < 2; time += 1) {
    expect((await ada.delete(remove(ada.id, fan.id))).status).toBe(200);
    expect(await pairs(ada.id)).toMatchObject([{ follower_id: eve.id }]);
  }
  expect(await pairs(fan.id)).toHaveLength(1);
});

describe('follower lists', () => {
  it('are the same for everyone, newest first, without private data', async () => {
    const [ada, bob, eve] = [await signUpUser(game, 'Ada_L'), await signUpUser(game, 'Bob_L'), await signUpUser(game)];
    await game.db.updateTable('users').set({ star_tenths: 420, rank: 'APPRENTICE' }).where('id', '=', ada.id).execute();
    await ada.post(path(eve.id));
    aSecondLater();
    await bob.post(path(eve.id));
    for (const who of [game.visitor(), eve, ada, await signUpLoggedOutUser(game)]) {
      const response = await who.get(`/api/users/${eve.id}/followers`);
      expect([response.status, response.body]).toEqual([
        200,
        [
          { id: bob.id, username: 'Bob_L', rank: 'ROOKIE', stars: 0, profileImageUrl: null },
          { id: ada.id, username: 'Ada_L', rank: 'APPRENTICE', stars: 42, profileImageUrl: null },
        ],
      ]);
      expect((await who.get(`/api/users/${eve.id}/following`)).body).toEqual([]);
    }
    expect(await listed(ada.id, 'following')).toEqual([eve.id]);
    await eve.post(path(ada.id));
    aSecondLater();
    await ada.post(path(bob.id));
    expect(await listed(ada.id, 'following')).toEqual([bob.id, eve.id]);
    expect(await listed(ada.id, 'followers')).toEqual([eve.id]);
  });

  it.each(INVALID_IDS)('respond 404 for the unknown id %j', async (id) => {
    for (const side of ['followers', 'following']) {
      const response = await game.visitor().get(`/api/users/${encodeURIComponent(id)}/${side}`);
      expect([response.status, response.body]).toEqual([404, UNKNOWN]);
    }
  });

  it(`are limited to the newest ${FOLLOW_ROWS_MAX}`, async () => {
    const star = await signUpUser(game);
    const fans = await addUsers(game.db, FOLLOW_ROWS_MAX + 5);
    await addFollows(
      game.db,
      fans.map((id, index) => ({ from: id, to: star.id, at: index })),
    );
    expect(await listed(star.id, 'followers')).toEqual(fans.slice(5).toReversed());
  });
});
