import { endpoints, parseAnswer } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dump, dumpTables } from '../testing/dump.ts';
import { type Game, openGame } from '../testing/game.ts';
import {
  sendCall,
  type CallName,
  CALLS,
  CALLERS,
  endpointOf,
  expectedStatus,
  isImplemented,
  isRead,
  ACCESS_MATRIX,
} from '../testing/access-matrix.ts';
import { createAccessFixture, type Resources } from '../testing/access-fixture.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

/** Where one's own address is among what one is told. */
const WITH_OWN_EMAIL = new Set(['C01', 'C02', 'C04', 'C39']);

/** Resources that nobody has. */
const missing = (resources: Resources) =>
  Object.fromEntries(Object.keys(resources).map((name) => [name, crypto.randomUUID()])) as Resources;

type Answer = Awaited<ReturnType<typeof sendCall>>;

/** S111: nothing in it that the contract would drop or replace. */
function checkGranted(name: CallName, { body }: Answer): void {
  parseAnswer(endpointOf(name), body === '' ? null : body, ({ reason }) => {
    throw new Error(`S111: ${reason}`);
  });
}

/** One sentence, nothing stored, and of others' resources not even that they are there. */
async function checkRefused(answer: Answer, before: Dump, askForNothing: () => Promise<Answer>): Promise<void> {
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/^[^<>{}\n]{5,200}$/) });
  expect(await dumpTables(game.db)).toEqual(before);
  const nothing = answer.status === 404 ? await askForNothing() : answer;
  expect([nothing.status, nothing.text]).toEqual([answer.status, answer.text]);
}

/** Calls that the product has beyond the specification. */
const ADDED = ['C40', 'C41', 'C42', 'C43', 'client errors'];

it('3.5: the matrix has each of the 39 calls once, and those that were added', () => {
  expect(new Set(CALLS)).toEqual(new Set(Object.keys(endpoints)));
  const ids = Array.from({ length: 39 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);
  expect(CALLS.map((name) => ACCESS_MATRIX[name].id)).toEqual([...ids, ...ADDED]);
});

describe.each(CALLS.map((name) => [ACCESS_MATRIX[name].id, name] as const))('%s %s', (id, name) => {
  it('3.5: answers each as the matrix says, and changes nothing for whom it refuses', async ({ skip }) => {
    skip(!(await isImplemented(game.visitor(), name)), 'nobody answers it yet');
    const { callers, resources } = await createAccessFixture(game);
    for (const who of CALLERS) {
      const before = await dumpTables(game.db);
      const answer = await sendCall(callers[who], name, ACCESS_MATRIX[name].inputFor(resources));
      expect([who, answer.status]).toEqual([who, expectedStatus(name, who)]);
      if (answer.status < 400) checkGranted(name, answer);
      else
        await checkRefused(answer, before, () =>
          sendCall(callers[who], name, ACCESS_MATRIX[name].inputFor(missing(resources))),
        );
      expect(answer.text).not.toMatch(WITH_OWN_EMAIL.has(id) ? /argon2/ : /argon2|Lovelace|@example\.org/);
    }
    await game.services.backgroundTasks.settled();
  });

  it.runIf(isRead(name))('S46: changes nothing, but that who reads a chat has read it', async ({ skip }) => {
    skip(!(await isImplemented(game.visitor(), name)), 'nobody answers it yet');
    const { callers, resources } = await createAccessFixture(game);
    for (const who of ['anon', 'self', 'other'] as const) {
      const maySee = name === 'matchChat' && who !== 'anon';
      const kept = async () => ({ ...(await dumpTables(game.db)), ...(maySee && { chat_reads: [] }) });
      const before = await kept();
      await sendCall(callers[who], name, ACCESS_MATRIX[name].inputFor(resources));
      expect(await kept()).toEqual(before);
    }
  });
});
