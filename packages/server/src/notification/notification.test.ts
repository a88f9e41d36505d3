import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { signUpLoggedOutUser, signUpUser, type TestUser } from '../testing/test-users.ts';

let game: Game;
let ann: TestUser;
beforeEach(async () => {
  game = await openGame();
  ann = await signUpUser(game);
});
afterEach(() => game.close());

async function addNews(userId: string, message: string, at = KICK_OFF): Promise<string> {
  const id = crypto.randomUUID();
  const event = { kind: 'ACHIEVEMENT' as const, event_key: id };
  await game.db
    .insertInto('notifications')
    .values({ ...event, id, user_id: userId, message, created_at: at })
    .execute();
  return id;
}

const CALLS = [
  ['GET', '/api/notifications'],
  ['PATCH', '/api/notifications/x/read'],
  ['POST', '/api/notifications/mark-all-read'],
  ['GET', '/api/notifications/unread-count'],
] as const;

describe('3.5, C14–C17: who may ask', () => {
  it.each(CALLS)('%s %s is for nobody who is not logged in, or is no longer', async (method, path) => {
    const id = await addNews(ann.id, 'Hello');
    const before = await game.db.selectFrom('notifications').selectAll().execute();
    for (const stranger of [game.visitor(), await signUpLoggedOutUser(game)]) {
      const answer = await stranger.send(method, path.replace('x', id));
      expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }]);
    }
    expect(await game.db.selectFrom('notifications').selectAll().execute()).toEqual(before);
  });

  it('C15: what is somebody else’s is as unknown as what is not there, and stays unread', async () => {
    const bob = await signUpUser(game);
    const id = await addNews(ann.id, 'For Ann');
    for (const unknown of [id, 'nothing', crypto.randomUUID(), '%00', 'x'.repeat(200), "'%20or%201=1"]) {
      const answer = await bob.send('PATCH', `/api/notifications/${unknown}/read`);
      expect([answer.status, answer.body]).toEqual([404, { message: 'This notification does not exist.' }]);
    }
    expect((await ann.get('/api/notifications')).body).toMatchObject([{ id, isRead: false }]);
  });
});

it('C14: are one’s own, the newest first', async () => {
  const old = await addNews(ann.id, 'Old', KICK_OFF - 1000);
  const fresh = await addNews(ann.id, '<b>Fresh</b>', KICK_OFF);
  await addNews((await signUpUser(game)).id, 'Not for Ann');
  expect((await ann.get('/api/notifications')).body).toEqual([
    { id: fresh, message: '<b>Fresh</b>', isRead: false, createdAt: new Date(KICK_OFF).toISOString() },
    { id: old, message: 'Old', isRead: false, createdAt: new Date(KICK_OFF - 1000).toISOString() },
  ]);
});

it('C14, C17: of very many the newest 200 are sent, and all are counted', async () => {
  for (let index = 0; index < 205; index += 1) await addNews(ann.id, `No. ${index}`, KICK_OFF + index);
  const sent = (await ann.get('/api/notifications')).body as { message: string }[];
  expect([sent.length, sent[0]?.message, sent.at(-1)?.message]).toEqual([200, 'No. 204', 'No. 5']);
  expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 205 });
});

it('C15: one is read, and stays read when it is read again', async () => {
  const [one, other] = [await addNews(ann.id, 'One'), await addNews(ann.id, 'Other', KICK_OFF - 1)];
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.send('PATCH', `/api/notifications/${one}/read`)).status).toBe(200);
    expect((await ann.get('/api/notifications')).body).toMatchObject([
      { id: one, isRead: true },
      { id: other, isRead: false },
    ]);
    expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
  }
});

it('C16: all of one’s own are read, and nobody else’s', async () => {
  const bob = await signUpUser(game);
  for (const userId of [ann.id, ann.id, bob.id]) await addNews(userId, 'Hello');
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.post('/api/notifications/mark-all-read')).status).toBe(200);
    expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: 0 });
  }
  expect((await bob.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
});
