import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../platform/random.ts';
import { openChats, openThreads } from '../../testing/conversations.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../../testing/persistent-database.ts';
import { createPlayer } from '../../testing/player.ts';
import { endProcess, startProcess } from '../../testing/server-process.ts';

/** How often the server is killed. */
const KILLS = process.env.NIGHTLY ? 6 : 1;
const random = createRandom(process.env.NIGHTLY ? crypto.randomUUID() : 'messages');
const MESSAGES = 25 * (KILLS + 1);

let storage: PersistentDatabase;
beforeAll(async () => {
  storage = await createPersistentDatabase();
});
afterAll(() => storage.remove());

/** Sends messages in order and retries those that weren't acknowledged, as a client does. */
type Sender = { cookie: string; path: string; texts: string[]; keys: string[]; acknowledged: number };

/** Creates eight senders: two users in each of two chats and two threads. */
async function prepare(): Promise<Sender[]> {
  const timeScale = { origin: KICK_OFF, realOrigin: 0, speed: 0 };
  const game = await openGame({ database: await storage.open(), timeScale, wall: Date.now });
  const senders = [await openChats(game), await openThreads(game)].flatMap(({ users, paths }) =>
    paths.flatMap((path) =>
      users.map((user): Sender => {
        const keys = Array.from({ length: MESSAGES }, () => crypto.randomUUID());
        const texts = keys.map((_, index) => `${user.id} ${path} ${index}`);
        return { cookie: user.cookie(), path, texts, keys, acknowledged: 0 };
      }),
    ),
  );
  await game.close();
  return senders;
}

/** Sends until everything is acknowledged or the server is gone. Returns whether everything was acknowledged. */
async function send(url: string, sender: Sender, onAcknowledged: () => void): Promise<boolean> {
  const player = createPlayer((path, init) => fetch(url + path, init));
  player.setCookie(sender.cookie);
  while (sender.acknowledged < MESSAGES) {
    const index = sender.acknowledged;
    const headers = { 'Idempotency-Key': sender.keys[index] ?? '' };
    const sent = player.post(sender.path, { text: sender.texts[index] }, headers);
    const status = await sent.then(
      (response) => response.status,
      () => null,
    );
    if (status === null) return false;
    expect([200, 201]).toContain(status);
    sender.acknowledged += 1;
    onAcknowledged();
  }
  return true;
}

async function storedTexts(): Promise<string[]> {
  const { db, close } = await storage.open();
  const chats = await db.selectFrom('chat_messages').select('text').orderBy('match_id').orderBy('position').execute();
  const threads = await db.selectFrom('dm_messages').select('text').orderBy('thread_id').orderBy('position').execute();
  await close();
  return [...chats, ...threads].map(({ text }) => text);
}

it("stores every message once and in its sender's order although the server is killed repeatedly", async () => {
  const senders = await prepare();
  const total = senders.length * MESSAGES;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await startProcess({ ...storage.env, THROTTLES: 'off' });
    // Kills the server at a random point while all are sending.
    let left = Math.ceil((total / (KILLS + 2)) * (0.5 + random.next() / 2));
    let killed: Promise<unknown> | undefined;
    const onAcknowledged = () => {
      left -= 1;
      if (left <= 0) killed ??= endProcess(server, 'SIGKILL');
    };
    const finished = await Promise.all(senders.map((sender) => send(server.url, sender, onAcknowledged)));
    await killed;
    expect(finished).toContain(false);
    const stored = new Set(await storedTexts());
    for (const { texts, acknowledged } of senders) {
      for (const text of texts.slice(0, acknowledged)) expect(stored).toContain(text);
    }
  }
  const server = await startProcess({ ...storage.env, THROTTLES: 'off' });
  const finished = await Promise.all(senders.map((sender) => send(server.url, sender, () => {})));
  expect(finished).not.toContain(false);
  expect(await endProcess(server, 'SIGTERM')).toBe(0);
  const stored = await storedTexts();
  expect(stored).toHaveLength(total);
  for (const { texts } of senders) {
    const own = new Set(texts);
    expect(stored.filter((text) => own.has(text))).toEqual(texts);
  }
}, 60_000);
