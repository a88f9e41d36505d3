import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { recordStatements } from '../testing/failing.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { signUpUser } from '../testing/test-users.ts';
import { addMatch, addPick } from '../testing/rows.ts';

const SHARED = ['/api/matches/a', '/api/matches/a/play-by-play', '/api/matches/a/chat', '/api/completed/live'];

let game: Game;
let asked: string[];
beforeEach(async () => {
  const database = await openTestDatabase();
  const { db, kinds } = recordStatements(database.db);
  game = await openGame({ database: { ...database, db }, sharedCacheMs: 500 });
  asked = kinds;
  await addMatch(game.db, 'a', KICK_OFF - 1000, { status: 'LIVE', score_home: 1, score_away: 0 });
});
afterEach(() => game.close());

/** How many statements it takes to answer so many visitors at once. */
async function cost(path: string, visitors: number): Promise<number> {
  asked.length = 0;
  const answers = await Promise.all(Array.from({ length: visitors }, () => game.visitor().get(path)));
  for (const { status } of answers) expect(status).toBe(200);
  return asked.length;
}

it.each([...SHARED, '/api/machine/stats'])('L1: %s is asked of the database once in 500 ms', async (path) => {
  const once = await cost(path, 1);
  expect(once).toBeGreaterThan(0);
  game.setTime(KICK_OFF + 499);
  expect(await cost(path, 20)).toBe(0);
  game.setTime(KICK_OFF + 500);
  expect(await cost(path, 20)).toBe(once);
});

it.each([
  ...SHARED.filter((path) => !path.endsWith('/chat')).map((path) => [path, 'score_update'] as const),
  ['/api/machine/stats', 'score_update'] as const,
  ['/api/matches/a/chat', 'chat'] as const,
])('L1: %s is asked again once a %s has been told', async (path, type) => {
  const once = await cost(path, 1);
  expect(await cost(path, 1)).toBe(0);
  game.services.bus.publish({ type, data: { matchId: 'a' } });
  expect(await cost(path, 5)).toBe(once);
});

it('L1: who writes sees it with the next question, and so does everybody', async () => {
  const ann = await signUpUser(game);
  await addPick(game.db, { userId: ann.id, matchId: 'a' });
  const readers = [ann, game.visitor()];
  for (const text of ['One', 'Two', 'Three']) {
    expect((await ann.post('/api/matches/a/chat', { text })).status).toBe(201);
    for (const reader of readers) {
      const { body } = await reader.get('/api/matches/a/chat');
      expect((body as { text: string }[]).at(-1)?.text).toBe(text);
    }
  }
});

it('L1, C27: what is shared holds no marks of anybody', async () => {
  const people = [await signUpUser(game), await signUpUser(game)];
  for (const [index, choice] of (['AGREE', 'DISAGREE'] as const).entries()) {
    await addPick(game.db, { userId: people[index]?.id ?? '', matchId: 'a', choice });
  }
  const seen = await Promise.all(
    [game.visitor(), ...people, game.visitor()].map(async (player) => {
      const [match] = (await player.get('/api/completed/live')).body as { userChoice: string | null }[];
      return match?.userChoice;
    }),
  );
  expect(seen).toEqual([null, 'AGREE', 'DISAGREE', null]);
});
