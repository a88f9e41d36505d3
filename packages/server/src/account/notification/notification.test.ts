import type { Notification } from '@machine/contract';
import { expect, it } from 'vitest';
import { WEEK_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { signUpUser, userBeforeEach } from '../../testing/test-users.ts';
import { addNotification } from '../../testing/rows.ts';

const game = gameBeforeEach();
const ann = userBeforeEach(game);

const add = (userId: string, message: string, at = KICK_OFF) =>
  addNotification(game.db, { user_id: userId, message, created_at: at });

it('lists the user’s own notifications, newest first', async () => {
  const old = await add(ann.id, 'Old', KICK_OFF - 1000);
  const fresh = await add(ann.id, '<b>Fresh</b>', KICK_OFF);
  await add((await signUpUser(game)).id, 'Not for Ann');
  expect((await ann.get('/api/notifications')).body).toEqual([
    { id: fresh, message: '<b>Fresh</b>', isRead: false, createdAt: new Date(KICK_OFF).toISOString() },
    { id: old, message: 'Old', isRead: false, createdAt: new Date(KICK_OFF - 1000).toISOString() },
  ]);
});

it('sends the newest 200 and counts all', async () => {
  for (let index = 0; index < 205; index += 1) await add(ann.id, `No. ${index}`, KICK_OFF + index);
  const sent = (await ann.get('/api/notifications')).body as { message: string }[];
  expect([sent.length, sent[0]?.message, sent.at(-1)?.message]).toEqual([200, 'No. 204', 'No. 5']);
  expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 205 });
});

it('reads old news by itself, but not what was said to the player alone', async () => {
  const news = ['RESULTS', 'LEAGUE_WEEK', 'FOLLOWED_PICK'] as const;
  for (const kind of [...news, 'ACHIEVEMENT', 'MODERATION'] as const) {
    await addNotification(game.db, { user_id: ann.id, kind, message: kind, created_at: KICK_OFF });
  }
  const unread = async () => ((await ann.get('/api/notifications/unread-count')).body as { count: number }).count;
  game.setTime(KICK_OFF + WEEK_MS - 1);
  expect(await unread()).toBe(5);
  game.setTime(KICK_OFF + WEEK_MS);
  expect(await unread()).toBe(2);
  const { body } = await ann.get('/api/notifications');
  const read = (body as Notification[]).filter(({ isRead }) => isRead).map(({ message }) => message);
  expect(read.toSorted()).toEqual(news.toSorted());
});

it('marks one or all of the user’s own notifications as read, idempotently', async () => {
  const bob = await signUpUser(game);
  const unread = async (user = ann) => (await user.get('/api/notifications/unread-count')).body;
  const [one, other] = [await add(ann.id, 'One'), await add(ann.id, 'Other', KICK_OFF - 1)];
  for (const userId of [ann.id, bob.id]) await add(userId, 'Hello', KICK_OFF - 2);
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.send('PATCH', `/api/notifications/${one}/read`)).status).toBe(200);
    expect((await ann.get('/api/notifications')).body).toMatchObject([
      { id: one, isRead: true },
      { id: other, isRead: false },
      { isRead: false },
    ]);
    expect(await unread()).toEqual({ count: 2 });
  }
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.post('/api/notifications/mark-all-read')).status).toBe(200);
    expect([await unread(), await unread(bob)]).toEqual([{ count: 0 }, { count: 1 }]);
  }
});
