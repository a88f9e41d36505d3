import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Conversations, openChats, openThreads } from '../testing/conversations.ts';
import { type Game, openGame } from '../testing/game.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

type Sent = { person: number; place: number; key: number; text: number };
const two = fc.nat({ max: 1 });
/** A key of 0 is none. */
const sent = fc.record<Sent>({ person: two, place: two, key: fc.nat({ max: 3 }), text: two });

/** What each request must be answered with, and what is stored in each place: by the words of the rule. */
function expected(requests: readonly Sent[]) {
  const first = new Map<string, Sent>();
  const stored: string[][] = [[], []];
  const statuses = requests.map((request) => {
    const { person, place, key, text } = request;
    const name = `${person} ${key}`;
    const before = key === 0 ? undefined : first.get(name);
    if (before) return before.place === place && before.text === text ? 200 : 422;
    first.set(name, request);
    stored[place]?.push(`text ${text}`);
    return 201;
  });
  return { statuses, stored };
}

const prefix = () => crypto.randomUUID();
const sender =
  ({ users: people, paths: places }: Conversations, keys: string) =>
  async ({ person, place, key, text }: Sent) => {
    const headers: Record<string, string> = key === 0 ? {} : { 'Idempotency-Key': `${keys}-${key}` };
    return (await people[person]?.post(places[place] ?? '', { text: `text ${text}` }, headers))?.status;
  };

describe.each([
  ['C20: match chats', openChats],
  ['C34: direct messages', openThreads],
])('the keys of %s', (_, open) => {
  it('F16: the same again is one message; the same key for another is refused and stores nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: 10 }), async (requests) => {
        const conversations = await open(game);
        const send = sender(conversations, prefix());
        const statuses = [];
        for (const request of requests) statuses.push(await send(request));
        const stored = [];
        for (const place of conversations.paths) stored.push(await conversations.texts(place));
        expect({ statuses, stored }).toEqual(expected(requests));
      }),
      { numRuns: 15 },
    );
  });

  it('F16: of 30 at once with one key one is stored, and all are acknowledged', async () => {
    const conversations = await open(game);
    const send = sender(conversations, prefix());
    const same = { person: 0, place: 0, key: 1, text: 0 };
    const statuses = await Promise.all(Array.from({ length: 30 }, () => send(same)));
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 29 }, () => 200), 201]);
    expect(await conversations.texts(conversations.paths[0] ?? '')).toEqual(['text 0']);
  });

  it('F16: a key that is used in two places at once stands for one of them', async () => {
    const conversations = await open(game);
    const send = sender(conversations, prefix());
    const both = await Promise.all([0, 1].map((place) => send({ person: 0, place, key: 1, text: 0 })));
    expect(both.toSorted()).toEqual([201, 422]);
  });

  it('F16: a repeat is answered with the message that is stored', async () => {
    const { users: people, paths: places } = await open(game);
    const headers = { 'Idempotency-Key': 'again' };
    const answers = [];
    for (let times = 0; times < 2; times += 1) {
      answers.push(await people[0]?.post(places[0] ?? '', { text: ' Hello ' }, headers));
      game.setTime(game.now() + 1);
    }
    const [first, again] = answers.map((answer) => answer?.body);
    expect(first).toMatchObject({ id: expect.any(String), text: 'Hello', createdAt: expect.any(String) });
    expect(again).toEqual(first);
    expect((await people[0]?.get(places[0] ?? ''))?.body).toMatchObject([first as object]);
  });

  it('what is no key is refused, and stores nothing', async () => {
    const { users: people, paths: places, texts } = await open(game);
    const place = places[0] ?? '';
    const answer = await people[0]?.post(place, { text: 'x' }, { 'Idempotency-Key': 'x'.repeat(201) });
    expect([answer?.status, await texts(place)]).toEqual([400, []]);
  });
});
