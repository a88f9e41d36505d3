import { endpoints, parseAnswer } from '@machine/contract';
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

/** Endpoints that return the user's own email address. */
const WITH_OWN_EMAIL = new Set<CallName>(['currentUser', 'login', 'signup', 'exportData']);

/** Returns ids that don't exist. */
const missing = (things: Things) =>
  Object.fromEntries(Object.keys(things).map((name) => [name, crypto.randomUUID()])) as Things;

type TestResponse = Awaited<ReturnType<typeof ask>>;

/** Expects a response that the contract accepts without changes. */
function checkGranted(name: CallName, { body }: TestResponse): void {
  parseAnswer(endpointOf(name), body === '' ? null : body, ({ reason }) => {
    throw new Error(reason);
  });
}

/** Expects a one-sentence message, no writes, and the same response as for a resource that doesn't exist. */
async function checkRejected(
  response: TestResponse,
  before: Dump,
  requestMissing: () => Promise<TestResponse>,
): Promise<void> {
  expect(response.body).toMatchObject({ message: expect.stringMatching(/^[^<>{}\n]{5,200}$/) });
  expect(await dumpOf(game.db)).toEqual(before);
  const missingResponse = response.status === 404 ? await requestMissing() : response;
  expect([missingResponse.status, missingResponse.text]).toEqual([response.status, response.text]);
}

/** Endpoints beyond the specification. */
const ADDED = ['C40', 'C41', 'C42', 'C43', 'client errors'];

it('covers the 39 specified endpoints and the added ones once each (C40, C41, C42, C43)', () => {
  expect(new Set(CALLS)).toEqual(new Set(Object.keys(endpoints)));
  const ids = Array.from({ length: 39 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`);
  expect(CALLS.map((name) => MATRIX[name].id)).toEqual([...ids, ...ADDED]);
});

describe.each(CALLS)('%s', (name) => {
  it('returns the expected status to each kind of user, and writes nothing when it rejects (C01, C02, C04, C39, S111)', async ({
    skip,
  }) => {
    skip(!(await isAnswered(game.visitor(), name)), 'not implemented yet');
    const { cast, things } = await openScene(game);
    for (const who of COLUMNS) {
      const before = await dumpOf(game.db);
      const response = await ask(cast[who], name, MATRIX[name].of(things));
      expect([who, response.status]).toEqual([who, expectedOf(name, who)]);
      if (response.status < 400) checkGranted(name, response);
      else await checkRejected(response, before, () => ask(cast[who], name, MATRIX[name].of(missing(things))));
      expect(response.text).not.toMatch(WITH_OWN_EMAIL.has(name) ? /argon2/ : /argon2|Lovelace|@example\.org/);
    }
    await game.services.afterwards.settled();
  });

  it.runIf(isRead(name))('writes nothing but the read marker of a chat (S46)', async ({ skip }) => {
    skip(!(await isAnswered(game.visitor(), name)), 'not implemented yet');
    const { cast, things } = await openScene(game);
    for (const who of ['anon', 'self', 'other'] as const) {
      const writesReadMarker = name === 'matchChat' && who !== 'anon';
      const stored = async () => ({ ...(await dumpOf(game.db)), ...(writesReadMarker && { chat_reads: [] }) });
      const before = await stored();
      await ask(cast[who], name, MATRIX[name].of(things));
      expect(await stored()).toEqual(before);
    }
  });
});
