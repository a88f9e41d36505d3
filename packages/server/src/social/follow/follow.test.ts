import { describe, expect, it } from 'vitest';
import { signUpLoggedOutUser, signUpUser } from '../../testing/test-users.ts';
import { openGame } from '../../testing/game.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addFollows, addUsers } from '../../testing/rows.ts';
import { FOLLOW_ROWS_MAX } from './list-follows.ts';

const game = await openGame();

const aSecondLater = () => game.setTime(game.now() + 1_000);
const path = (id: string) => `/api/follow/${id}`;
const pairs = (followee_id: string) =>
  selectFrom(game.db, 'follows', ['follower_id', 'followee_id', 'created_at'], { followee_id });
const listed = async (id: string, side: 'followers' | 'following') => {
  const response = await game.visitor().get(`/api/users/${id}/${side}`);
  return (response.body as { id: string }[]).map((row) => row.id);
};

it('following is idempotent, keeps its time, and is rejected for oneself, as is unfollowing', async () => {
  const [ada, bob] = [await signUpUser(game), await signUpUser(game)];
  expect(await ada.post(path(bob.id))).toMatchObject({ status: 200, body: { isFollowing: true } });
  const once = [{ follower_id: ada.id, followee_id: bob.id, created_at: game.now() }];
  expect(await pairs(bob.id)).toEqual(once);
  aSecondLater();
  expect((await ada.post(path(bob.id))).status).toBe(200);
  expect([await pairs(bob.id), await pairs(ada.id)]).toEqual([once, []]);
  const rejected = { status: 400, body: { message: "You can't follow yourself." } };
  for (const response of [await ada.post(path(ada.id)), await ada.delete(path(ada.id))]) {
    expect(response).toMatchObject(rejected);
  }
});

it('unfollowing and removing a follower end only that follow and are idempotent', async () => {
  const [ada, bob, eve] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  for (const follower of [ada, eve]) await follower.post(path(bob.id));
  for (const other of [ada, eve]) await bob.post(path(other.id));
  for (let time = 0; time < 2; time += 1) {
    expect(await eve.delete(path(bob.id))).toMatchObject({ status: 200, body: { isFollowing: false } });
    expect(await pairs(bob.id)).toMatchObject([{ follower_id: ada.id }]);
  }
  for (let time = 0; time < 2; time += 1) {
    expect((await ada.delete(`/api/users/${ada.id}/remove-follower/${bob.id}`)).status).toBe(200);
    expect([await pairs(ada.id), (await pairs(bob.id)).length, (await pairs(eve.id)).length]).toEqual([[], 1, 1]);
  }
});

describe('follower lists', () => {
  it('are the same for everyone, newest first, without private data', async () => {
    const [ada, bob, eve] = [await signUpUser(game, 'Ada_L'), await signUpUser(game, 'Bob_L'), await signUpUser(game)];
    await updateTable(game.db, 'users', { star_tenths: 420, rank: 'APPRENTICE' }, { id: ada.id });
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

  it(`are limited to the newest ${FOLLOW_ROWS_MAX}`, async () => {
    const star = await signUpUser(game);
    const fans = await addUsers(game.db, FOLLOW_ROWS_MAX + 5);
    const follows = fans.map((id, index) => ({ from: id, to: star.id, at: index }));
    await addFollows(game.db, follows);
    expect(await listed(star.id, 'followers')).toEqual(fans.slice(5).toReversed());
  });
});
