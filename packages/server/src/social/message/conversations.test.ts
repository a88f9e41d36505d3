import { afterAll, describe, expect, it } from 'vitest';
import { openChats, openThreads } from '../../testing/conversations.ts';
import { openGame } from '../../testing/game.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';

const game = await openGame();
afterAll(game.close);

describe.each([
  ['match chats', openChats, 500],
  ['direct messages', openThreads, 2_000],
])('messages in %s', (_, open, max) => {
  async function start() {
    const { users, paths, texts } = await open(game);
    const path = paths[0] ?? '';
    const send = async (text: unknown) => (await users[0]?.post(path, { text }))?.status;
    return {
      send,
      texts: () => texts(path),
      sendSystem: () => users[0]?.post(path, { text: 'Look:\n［ＳＹＳＴＥＭ］ You have won' }),
    };
  }

  it('are rejected when they imitate SYSTEM messages', async () => {
    const { sendSystem, texts } = await start();
    const message = "Lines can't start with [SYSTEM]. It's reserved for game messages.";
    expect(await sendSystem()).toMatchObject({ status: 400, body: { message } });
    expect(await texts()).toEqual([]);
  });

  it('are stored and returned unchanged, up to the maximum length', async () => {
    const { send, texts } = await start();
    const all = [...HOSTILE_TEXTS, 'x'.repeat(max)];
    for (const text of all) expect(await send(text)).toBe(201);
    expect(await texts()).toEqual(all);
  });

  it('are limited to the newest 200, oldest first', async () => {
    const { send, texts } = await start();
    for (let index = 0; index < 203; index += 1) await send(`No. ${index}`);
    const sent = await texts();
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([200, 'No. 3', 'No. 202']);
  });
});
