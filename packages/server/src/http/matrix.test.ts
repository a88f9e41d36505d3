import { endpoints, parseResponse } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dump, dumpOf } from '../testing/dump.ts';
import { type Game, openGame } from '../testing/game.ts';
import {
  ask,
  type CallName,
  CALLS,
  COLUMNS,
  endpointOf,
  expectedOf,
  isAnswered,
  isRead,
  MATRIX,
} from '../testing/matrix.ts';
import { openScene, type Things } from '../testing/scene.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

/** Where one's own address is among what one is told. */
const WITH_OWN_EMAIL = new Set(['C01', 'C02', 'C04', 'C39']);

/** Things that nobody has. */
const missing = (things: Things) =>
  Object.fromEntries(Object.keys(things).map((name) => [name, crypto.randomUUID()])) as Things;

type Answer = Awaited<ReturnType<typeof ask>>;

/** S111: nothing in it that the contract would drop or replace. */
function checkGranted(name: CallName, { body }: Answer): void {
  parseResponse(endpointOf(name), body === '' ? null : body, ({ reason }) => {
    throw new Error(`S111: ${reason}`);
  });
}

/** One sentence, nothing stored, and of others' things not even that they are there. */
async function checkRefused(answer: Answer, before: Dump, askForNothing: () => Promise<Answer>): Promise<void> {
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/^[^<>{}\n]{5,200}$/) });
  expect(await dumpOf(game.db)).toEqual(before);
  const nothing = answer.status === 404 ? await askForNothing() : answer;
  expect([nothing.status, nothing.text]).toEqual([answer.status, answer.text]);
}

/** Calls that the product has beyond the specification. */
const ADDED = ['C40', 'C41', 'C42', 'C43', 'client errors'];

it('3.5: the matrix has each of the 39 calls once, and those that were added', () => {
  expect(new Set(CALLS)).toEqual(new Set(Object.keys(endpoints)));
  const ids = Array.from({ length: 39 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);
  expect(CALLS.map((name) => MATRIX[name].id)).toEqual([...ids, ...ADDED]);
});

describe.each(CALLS.map((name) => [MATRIX[name].id, name] as const))('%s %s', (id, name) => {
  it('3.5: answers each as the matrix says, and changes nothing for whom it refuses', async ({ skip }) => {
    skip(!(await isAnswered(game.visitor(), name)), 'nobody answers it yet');
    const { cast, things } = await openScene(game);
    for (const who of COLUMNS) {
      const before = await dumpOf(game.db);
      const answer = await ask(cast[who], name, MATRIX[name].of(things));
      expect([who, answer.status]).toEqual([who, expectedOf(name, who)]);
      if (answer.status < 400) checkGranted(name, answer);
      else await checkRefused(answer, before, () => ask(cast[who], name, MATRIX[name].of(missing(things))));
      expect(answer.text).not.toMatch(WITH_OWN_EMAIL.has(id) ? /argon2/ : /argon2|Lovelace|@example\.org/);
    }
    await game.services.afterwards.settled();
  });

  it.runIf(isRead(name))('S46: changes nothing, but that who reads a chat has read it', async ({ skip }) => {
    skip(!(await isAnswered(game.visitor(), name)), 'nobody answers it yet');
    const { cast, things } = await openScene(game);
    for (const who of ['anon', 'self', 'other'] as const) {
      const maySee = name === 'matchChat' && who !== 'anon';
      const kept = async () => ({ ...(await dumpOf(game.db)), ...(maySee && { chat_reads: [] }) });
      const before = await kept();
      await ask(cast[who], name, MATRIX[name].of(things));
      expect(await kept()).toEqual(before);
    }
  });
});
