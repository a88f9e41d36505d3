import { type Endpoint, endpoints } from '@machine/contract';
import { errorProblems, statusesOf } from '@machine/contract/openapi';
import { describe, expect, it } from 'vitest';
import type { Resources } from '../../testing/access-fixture.ts';
import { type AccessGame, createAccessGames } from '../../testing/access-games.ts';
import {
  sendCall,
  type CallName,
  CALLS,
  CALLERS,
  expectedStatus,
  expectValid,
  isRead,
  ACCESS_MATRIX,
} from '../../testing/access-matrix.ts';
import { type Dump, dumpTables } from '../../testing/dump.ts';

const openAccessGame = await createAccessGames();
/** The game in which nothing may change. */
const unchanged = await openAccessGame();
let stored = await dumpTables(unchanged.game.database);

/** Returns ids that don't exist. */
const missing = (resources: Resources) =>
  Object.fromEntries(Object.keys(resources).map((name) => [name, crypto.randomUUID()])) as Resources;

type TestResponse = Awaited<ReturnType<typeof sendCall>>;

/** Expects a one-sentence message, and the same response as for a resource that doesn't exist. */
async function checkRejected(response: TestResponse, requestMissing: () => Promise<TestResponse>): Promise<void> {
  const pattern = response.status === 401 ? /^Unauthorized$/ : /^[^<>{}\n]{5,200}$/;
  expect(response.body).toMatchObject({ message: expect.stringMatching(pattern) });
  expect(errorProblems(response.status, response.body)).toEqual([]);
  const missingResponse = response.status === 404 ? await requestMissing() : response;
  expect([missingResponse.status, missingResponse.text]).toEqual([response.status, response.text]);
}

/** Leaves out what a read may write: how far a chat has been read. */
const withoutReadMarkers = (name: CallName, dump: Dump) => (name === 'matchChat' ? { ...dump, chat_reads: [] } : dump);

/** Expects the expected response for one kind of user. */
async function check(name: CallName, who: (typeof CALLERS)[number], { callers, resources }: AccessGame): Promise<void> {
  const request = (on: Resources) => sendCall(callers[who], name, ACCESS_MATRIX[name].inputFor(on));
  const response = await request(resources);
  expect([who, response.status]).toEqual([who, expectedStatus(name, who)]);
  expect(statusesOf(name)).toContain(response.status);
  if (response.status < 400) expectValid(name, response.body);
  else await checkRejected(response, () => request(missing(resources)));
  const { hasOwnEmail }: Endpoint = endpoints[name];
  expect(response.text).not.toMatch(hasOwnEmail ? /argon2/ : /argon2|Lovelace|@example\.org/);
}

describe.each(CALLS)('%s', (name) => {
  it('returns the expected status to each kind of user, and writes nothing when it reads or rejects', async () => {
    const isHarmless = (who: (typeof CALLERS)[number]) => isRead(name) || expectedStatus(name, who) >= 400;
    for (const who of CALLERS.filter(isHarmless)) await check(name, who, unchanged);
    const after = await dumpTables(unchanged.game.database);
    expect(withoutReadMarkers(name, after)).toEqual(withoutReadMarkers(name, stored));
    stored = after;
    const writers = CALLERS.filter((who) => !isHarmless(who));
    if (writers.length === 0) return;
    const changing = await openAccessGame();
    for (const who of writers) await check(name, who, changing);
    await changing.game.settled();
  });
});
