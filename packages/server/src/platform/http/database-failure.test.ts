import { describe, expect, it } from 'vitest';
import { createAccessGames } from '../../testing/access-games.ts';
import { sendCall, type CallName, CALLS, ACCESS_MATRIX } from '../../testing/access-matrix.ts';
import { failingAfter } from '../../testing/failing.ts';
import { openGame } from '../../testing/game.ts';

/** More statements than any request sends. */
const STATEMENTS_MAX = 60;
/** These respond without waiting for the database. */
const WITHOUT_DATABASE = new Set<CallName>(['clubs', 'forgotPassword', 'reportClientError', 'gameInfo', 'practice']);

/** A streamed response has already started when the database fails, so it is cut off. */
function expectAborted(error: unknown): null {
  expect(error).toEqual(new Error('The response was aborted.'));
  return null;
}

const openAccessGame = await createAccessGames();

describe.each(CALLS)('%s with a failing database', (name) => {
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
    expect(responses.length).toBeGreaterThan(WITHOUT_DATABASE.has(name) ? -1 : 0);
    for (const { text } of responses) expect(text).toBe('{"message":"Something went wrong on our end."}');
  });
});
