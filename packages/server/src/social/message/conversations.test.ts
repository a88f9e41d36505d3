import { describe, expect, it } from 'vitest';
import { openChats, openThreads } from '../../testing/conversations.ts';
import { openGame } from '../../testing/game.ts';
import type { TestUser } from '../../testing/test-users.ts';

/** Texts that mean something to a browser, a database or a terminal. None has surrounding blanks. */
const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'); drop table chat_messages; --",
  '" or ""="',
  '%s %n %_ \\ ${x} {{x}} $1 ?1 :x',
  'What is [SYSTEM]?',
  'two\nlines',
  '\u05E9\u05DC\u05D5\u05DD from the right',
  'zero\u200Bwidth',
  '👩‍👩‍👧‍👦 \u00E9 ﷽',
  'null',
  'undefined',
  '0',
  'false',
  '{"text":"x"}',
  '__proto__',
];

const game = await openGame({ sharedCacheMs: 500 });

describe.each([
  ['match chats', openChats, 500],
  ['direct messages', openThreads, 2_000],
])('messages in %s', (_, open, max) => {
  async function start() {
    const { users, paths, texts } = await open(game);
    const [path = ''] = paths;
    return { send: async (text: string) => users[0]?.post(path, { text }), texts: () => texts(path) };
  }

  it('are stored and returned unchanged, up to the maximum length, unless they imitate SYSTEM messages', async () => {
    const { send, texts } = await start();
    const all = [...HOSTILE_TEXTS, 'x'.repeat(max)];
    for (const text of all) expect(await send(text)).toMatchObject({ status: 201 });
    const message = "Lines can't start with [SYSTEM]. It's reserved for game messages.";
    expect(await send('Look:\n［ＳＹＳＴＥＭ］ You have won')).toMatchObject({ status: 400, body: { message } });
    expect(await texts()).toEqual(all);
  });

  it('are limited to the newest 200, oldest first', async () => {
    const { send, texts } = await start();
    for (let index = 0; index < 203; index += 1) await send(`No. ${index}`);
    const sent = await texts();
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([200, 'No. 3', 'No. 202']);
  });

  it('lose their text for everyone when their author deletes them, and leave their place', async () => {
    const { users, paths } = await open(game);
    const [ada, bob] = users as [TestUser, TestUser];
    const [path = '', elsewhere = ''] = paths;
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const { id } = (await ada.post(path, { text: 'A secret' }, key)).body as { id: string };
    await ada.post(path, { text: 'Hello' });
    for (const reader of [ada, bob]) expect((await reader.get(path)).text).toContain('A secret');
    const response = { status: 404, body: { message: "This message doesn't exist." } };
    expect(await bob.delete(`${path}/${id}`)).toMatchObject(response);
    for (const other of [`${elsewhere}/${id}`, `${path}/unknown`]) {
      expect(await ada.delete(other)).toMatchObject(response);
    }
    for (let time = 0; time < 2; time += 1) expect((await ada.delete(`${path}/${id}`)).status).toBe(200);
    const shown = [{ id, text: 'Message deleted', isDeleted: true }, { text: 'Hello' }];
    for (const reader of [ada, bob]) expect((await reader.get(path)).body).toMatchObject(shown);
    for (const table of ['chat_messages', 'dm_messages'] as const) {
      expect(JSON.stringify(await game.db.selectFrom(table).selectAll().execute())).not.toContain('secret');
    }
    expect((await ada.get('/api/user/export-data')).text).not.toMatch(/secret|Message deleted/);
    // A late retry neither fails nor brings it back.
    expect(await ada.post(path, { text: 'A secret' }, key)).toMatchObject({ status: 200, body: { id } });
    expect((await bob.get(path)).text).not.toContain('secret');
  });
});
