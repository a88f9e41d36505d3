import { type Endpoint, endpoints } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { createAccessGames } from '../../testing/access-games.ts';
import { sendCall, type CallName, CALLS, ACCESS_MATRIX } from '../../testing/access-matrix.ts';
import { failingAfter } from '../../testing/failing.ts';
import { openGame } from '../../testing/game.ts';

/** More statements than any request sends. */
const STATEMENTS_MAX = 60;

/** All calls at night, otherwise one of each kind: by who may make it, and how. */
const kindOf = (name: CallName) => {
  const { access, method }: Endpoint = endpoints[name];
  return `${access} ${method}`;
};
const TESTED = process.env.NIGHTLY ? CALLS : [...new Map(CALLS.map((name) => [kindOf(name), name])).values()];

/** A streamed response has already started when the database fails, so it is cut off. */
function expectAborted(error: unknown): null {
  expect(error).toEqual(new Error('The response was aborted.'));
  return null;
}

const openAccessGame = await createAccessGames();

describe.each(TESTED)('%s with a failing database', (name) => {
  it('returns a plain message whichever statement fails', async () => {
    const { game, callers, resources } = await openAccessGame();
    const caller = name === 'signup' ? callers.anon : callers.self;
    const request = ACCESS_MATRIX[name].inputFor(resources);
    const responses: { status: number; text: string }[] = [];
    for (let working = 0; working < STATEMENTS_MAX && (responses.at(-1)?.status ?? 500) === 500; working += 1) {
      const db = failingAfter(game.db, working);
      const broken = await openGame({ database: { ...game.database, db, close: async () => {} } });
      const player = broken.visitor();
      if (caller.cookie() !== '') player.setCookie(caller.cookie());
      const response = await sendCall(player, name, request).catch(expectAborted);
      if (response !== null) responses.push(response);
      await broken.settled();
    }
    const successful = responses.pop();
    expect(successful?.status).toBeLessThan(500);
    // Every other call looks up the session.
    expect(responses.length).toBeGreaterThan(endpoints[name].access === 'public' ? -1 : 0);
    for (const { text } of responses) expect(text).toBe('{"message":"Something went wrong on our end."}');
  });
});
