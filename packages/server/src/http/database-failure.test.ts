import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failingAfter } from '../testing/failing.ts';
import { type Game, openGame } from '../testing/game.ts';
import { ask, type CallName, CALLS, isAnswered, MATRIX } from '../testing/matrix.ts';
import { openScene } from '../testing/scene.ts';

/** More statements than any request sends. */
const STATEMENTS_MAX = 60;
/** These respond without waiting for the database. */
const WITHOUT_DATABASE = new Set<CallName>(['forgotPassword', 'reportClientError']);

/** A streamed response has already started when the database fails, so it is cut off. */
function expectAborted(error: unknown): null {
  expect(error).toEqual(new Error('The response was aborted.'));
  return null;
}

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

describe.each(CALLS)('%s with a failing database', (name) => {
  it('returns a plain message whichever statement fails (S103)', async ({ skip }) => {
    skip(!(await isAnswered(game.visitor(), name)), 'not implemented yet');
    const { cast, things } = await openScene(game);
    const caller = name === 'signup' ? cast.anon : cast.self;
    const request = MATRIX[name].of(things);
    const responses: { status: number; text: string }[] = [];
    for (let working = 0; working < STATEMENTS_MAX && (responses.at(-1)?.status ?? 500) === 500; working += 1) {
      const db = failingAfter(game.db, working);
      const broken = await openGame({ database: { ...game.database, db } });
      const player = broken.visitor();
      if (caller.cookie() !== '') player.setCookie(caller.cookie());
      const response = await ask(player, name, request).catch(expectAborted);
      if (response !== null) responses.push(response);
      await broken.services.afterwards.settled();
    }
    const successful = responses.pop();
    expect(successful?.status).toBeLessThan(500);
    expect(responses.length).toBeGreaterThan(WITHOUT_DATABASE.has(name) ? -1 : 0);
    for (const { text } of responses) expect(text).toBe('{"message":"Something went wrong on our end."}');
  });
});
