import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failingAfter } from '../testing/failing.ts';
import { type Game, openGame } from '../testing/game.ts';
import { sendCall, type CallName, CALLS, isImplemented, ACCESS_MATRIX } from '../testing/access-matrix.ts';
import { createAccessFixture } from '../testing/access-fixture.ts';

/** More statements than any call makes. */
const STATEMENTS_MAX = 60;
/** These ask the database nothing before they answer, or nothing that is in the caller's way. */
const ASK_NOTHING = new Set<CallName>(['forgotPassword', 'reportClientError']);

/** An answer that is sent piece by piece has begun when something breaks: it ends there, and says nothing. */
function brokenOff(error: unknown): null {
  expect(error).toEqual(new Error('The answer broke off.'));
  return null;
}

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

describe.each(CALLS)('S103: %s, when something breaks', (name) => {
  it('at any of its statements, says so in one plain sentence', async ({ skip }) => {
    skip(!(await isImplemented(game.visitor(), name)), 'nobody answers it yet');
    const { callers, resources } = await createAccessFixture(game);
    const who = name === 'signup' ? callers.anon : callers.self;
    const asked = ACCESS_MATRIX[name].inputFor(resources);
    const answers: { status: number; text: string }[] = [];
    for (let whole = 0; whole < STATEMENTS_MAX && (answers.at(-1)?.status ?? 500) === 500; whole += 1) {
      const db = failingAfter(game.db, whole);
      const broken = await openGame({ database: { ...game.database, db } });
      const player = broken.visitor();
      if (who.cookie() !== '') player.setCookie(who.cookie());
      const answer = await sendCall(player, name, asked).catch(brokenOff);
      if (answer !== null) answers.push(answer);
      await broken.services.backgroundTasks.settled();
    }
    const whole = answers.pop();
    expect(whole?.status).toBeLessThan(500);
    expect(answers.length).toBeGreaterThan(ASK_NOTHING.has(name) ? -1 : 0);
    for (const { text } of answers) expect(text).toBe('{"message":"Something went wrong on our side."}');
  });
});
