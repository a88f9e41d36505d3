import { beforeEach, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { insertInto } from '../../testing/queries.ts';

let game: Game;
let ann: TestUser;
beforeEach(async () => {
  game = await openGame();
  ann = await signUpUser(game);
});

async function addNotification(userId: string, message: string, at = KICK_OFF): Promise<string> {
  const id = crypto.randomUUID();
  const event = { kind: 'ACHIEVEMENT' as const, event_key: id };
  await insertInto(game.db, 'notifications', { ...event, id, user_id: userId, message, created_at: at });
  return id;
}

it('returns 404 for another user’s notification, and leaves it unread (C15)', async () => {
  const bob = await signUpUser(game);
  const id = await addNotification(ann.id, 'For Ann');
  for (const unknown of [id, 'nothing', crypto.randomUUID(), '%00', 'x'.repeat(200), "'%20or%201=1"]) {
    const response = await bob.send('PATCH', `/api/notifications/${unknown}/read`);
    expect([response.status, response.body]).toEqual([404, { message: 'This notification does not exist.' }]);
  }
  expect((await ann.get('/api/notifications')).body).toMatchObject([{ id, isRead: false }]);
});

it('lists the user’s own notifications, newest first (C14)', async () => {
  const old = await addNotification(ann.id, 'Old', KICK_OFF - 1000);
  const fresh = await addNotification(ann.id, '<b>Fresh</b>', KICK_OFF);
  await addNotification((await signUpUser(game)).id, 'Not for Ann');
  expect((await ann.get('/api/notifications')).body).toEqual([
    { id: fresh, message: '<b>Fresh</b>', isRead: false, createdAt: new Date(KICK_OFF).toISOString() },
    { id: old, message: 'Old', isRead: false, createdAt: new Date(KICK_OFF - 1000).toISOString() },
  ]);
});

it('sends the newest 200 and counts all (C14, C17)', async () => {
  for (let index = 0; index < 205; index += 1) await addNotification(ann.id, `No. ${index}`, KICK_OFF + index);
  const sent = (await ann.get('/api/notifications')).body as { message: string }[];
  expect([sent.length, sent[0]?.message, sent.at(-1)?.message]).toEqual([200, 'No. 204', 'No. 5']);
  expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 205 });
});

it('marks one notification as read, idempotently (C15)', async () => {
  const [one, other] = [await addNotification(ann.id, 'One'), await addNotification(ann.id, 'Other', KICK_OFF - 1)];
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.send('PATCH', `/api/notifications/${one}/read`)).status).toBe(200);
    expect((await ann.get('/api/notifications')).body).toMatchObject([
      { id: one, isRead: true },
      { id: other, isRead: false },
    ]);
    expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
  }
});

it('marks all of the user’s own notifications as read (C16)', async () => {
  const bob = await signUpUser(game);
  for (const userId of [ann.id, ann.id, bob.id]) await addNotification(userId, 'Hello');
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.post('/api/notifications/mark-all-read')).status).toBe(200);
    expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 0 });
  }
  expect((await bob.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
});
