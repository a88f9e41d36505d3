import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversations, openChats, openThreads } from '../../testing/conversations.ts';
import { openGame } from '../../testing/game.ts';

const game = await openGame();

type SentMessage = { user: number; conversation: number; key: number; text: number };
const bit = fc.nat({ max: 1 });
/** A `key` of 0 stands for none. */
const message = fc.record<SentMessage>({ user: bit, conversation: bit, key: fc.nat({ max: 3 }), text: bit });

/** Returns the expected status of each request and the messages stored in each conversation. */
function expected(requests: readonly SentMessage[]) {
  const first = new Map<string, SentMessage>();
  const stored: string[][] = [[], []];
  const statuses = requests.map((request) => {
    const { user, conversation, key, text } = request;
    const name = `${user} ${key}`;
    const before = key === 0 ? undefined : first.get(name);
    if (before) return before.conversation === conversation && before.text === text ? 200 : 422;
    first.set(name, request);
    stored[conversation]?.push(`text ${text}`);
    return 201;
  });
  return { statuses, stored };
}

const sender =
  ({ users: people, paths: places }: Conversations, keys: string) =>
  async ({ user, conversation, key, text }: SentMessage) => {
    const headers: Record<string, string> = key === 0 ? {} : { 'Idempotency-Key': `${keys}-${key}` };
    return (await people[user]?.post(places[conversation] ?? '', { text: `text ${text}` }, headers))?.status;
  };

describe.each([
  ['match chats', openChats],
  ['direct messages', openThreads],
])('idempotency keys in %s', (_, open) => {
  it('stores a repeated message once and rejects the same key for another message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 10 }), async (requests) => {
        const conversations = await open(game);
        const send = sender(conversations, crypto.randomUUID());
        const statuses = [];
        for (const request of requests) statuses.push(await send(request));
        const stored = [];
        for (const place of conversations.paths) stored.push(await conversations.texts(place));
        expect({ statuses, stored }).toEqual(expected(requests));
      }),
      { numRuns: process.env.NIGHTLY ? 50 : 8 },
    );
  });

  it('stores one of concurrent requests with a key: the same get 200, and another conversation 422', async () => {
    const conversations = await open(game);
    const send = sender(conversations, crypto.randomUUID());
    const same = { user: 0, conversation: 0, key: 1, text: 0 };
    const statuses = await Promise.all(Array.from({ length: 30 }, () => send(same)));
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 29 }, () => 200), 201]);
    expect(await conversations.texts(conversations.paths[0] ?? '')).toEqual(['text 0']);
    const both = await Promise.all([0, 1].map((conversation) => send({ user: 0, conversation, key: 2, text: 0 })));
    expect(both.toSorted()).toEqual([201, 422]);
  });

  it('returns the stored message for a repeat', async () => {
    const { users: people, paths: places } = await open(game);
    const headers = { 'Idempotency-Key': 'repeated' };
    const responses = [];
    for (let times = 0; times < 2; times += 1) {
      responses.push(await people[0]?.post(places[0] ?? '', { text: ' Hello ' }, headers));
      game.setTime(game.now() + 1);
    }
    const [first, repeated] = responses.map((response) => response?.body);
    expect(first).toMatchObject({ id: expect.any(String), text: 'Hello', createdAt: expect.any(String) });
    expect(repeated).toEqual(first);
    expect((await people[0]?.get(places[0] ?? ''))?.body).toMatchObject([first as object]);
  });
});
