import { errorProblems, statusesOf } from '@machine/contract/openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { type Dump, dumpTables } from '../../testing/dump.ts';
import { openGame } from '../../testing/game.ts';
import {
  sendCall,
  type CallName,
  CALLS,
  CALLERS,
  expectedStatus,
  expectValid,
  isImplemented,
  isRead,
  ACCESS_MATRIX,
} from '../../testing/access-matrix.ts';
import { createAccessFixture, type Resources } from '../../testing/access-fixture.ts';

const game = await openGame();
afterAll(game.close);

/** Endpoints that return the user's own email address. */
const WITH_OWN_EMAIL = new Set<CallName>(['currentUser', 'login', 'signup', 'exportData']);

/** Returns ids that don't exist. */
const missing = (resources: Resources) =>
  Object.fromEntries(Object.keys(resources).map((name) => [name, crypto.randomUUID()])) as Resources;

type TestResponse = Awaited<ReturnType<typeof sendCall>>;

/** Expects a one-sentence message, no writes, and the same response as for a resource that doesn't exist. */
async function checkRejected(
  response: TestResponse,
  before: Dump,
  requestMissing: () => Promise<TestResponse>,
): Promise<void> {
  const pattern = response.status === 401 ? /^Unauthorized$/ : /^[^<>{}\n]{5,200}$/;
  expect(response.body).toMatchObject({ message: expect.stringMatching(pattern) });
  expect(errorProblems(response.status, response.body)).toEqual([]);
  expect(await dumpTables(game.db)).toEqual(before);
  const missingResponse = response.status === 404 ? await requestMissing() : response;
  expect([missingResponse.status, missingResponse.text]).toEqual([response.status, response.text]);
}

/** Leaves out what a read may write: how far a chat has been read. */
const withoutReadMarkers = (name: CallName, dump: Dump) => (name === 'matchChat' ? { ...dump, chat_reads: [] } : dump);

/** Expects a valid response, and no writes by reads. */
async function checkAccepted(name: CallName, response: TestResponse, before: Dump): Promise<void> {
  expectValid(name, response.body);
  const after = isRead(name) ? await dumpTables(game.db) : before;
  expect(withoutReadMarkers(name, after)).toEqual(withoutReadMarkers(name, before));
}

describe.each(CALLS)('%s', (name) => {
  it('returns the expected status to each kind of user, and writes nothing when it reads or rejects (C01, C02, C04, C07, C11-C18, C20, C23, C31-C45, S46, S111)', async ({
    skip,
  }) => {
    skip(!(await isImplemented(game.visitor(), name)), 'not implemented yet');
    const { callers, resources } = await createAccessFixture(game);
    for (const who of CALLERS) {
      const before = await dumpTables(game.db);
      const response = await sendCall(callers[who], name, ACCESS_MATRIX[name].inputFor(resources));
      expect([who, response.status]).toEqual([who, expectedStatus(name, who)]);
      expect(statusesOf(name)).toContain(response.status);
      if (response.status < 400) await checkAccepted(name, response, before);
      else
        await checkRejected(response, before, () =>
          sendCall(callers[who], name, ACCESS_MATRIX[name].inputFor(missing(resources))),
        );
      expect(response.text).not.toMatch(WITH_OWN_EMAIL.has(name) ? /argon2/ : /argon2|Lovelace|@example\.org/);
    }
    await game.settled();
  });
});
