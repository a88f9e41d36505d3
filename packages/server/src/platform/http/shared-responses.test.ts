import { beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { recordStatements } from '../../testing/failing.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { addMatch, addPick } from '../../testing/rows.ts';

const SHARED = [
  '/api/matches/a',
  '/api/matches/a/play-by-play',
  '/api/matches/a/chat',
  '/api/completed/live',
  '/api/completed/a/recap',
  '/api/predictions/random?match=a',
  '/api/machine/stats',
];

let game: Game;
let statements: string[];
beforeEach(async () => {
  const database = await openTestDatabase();
  const { db, kinds } = recordStatements(database.db);
  game = await openGame({ database: { ...database, db }, sharedCacheMs: 500 });
  statements = kinds;
  await addMatch(game.db, 'a', KICK_OFF - 1000, { status: 'LIVE', score_home: 1, score_away: 0 });
});

/** Returns how many statements it takes to respond to concurrent visitors. */
async function countStatements(path: string, visitors: number): Promise<number> {
  statements.length = 0;
  const responses = await Promise.all(Array.from({ length: visitors }, () => game.visitor().get(path)));
  for (const { status } of responses) expect(status).toBe(200);
  return statements.length;
}

it.each(SHARED)('%s queries the database once every 500 ms, and again after an event', async (path) => {
  // Makes a first visit, which also reads what is kept for longer.
  game.setTime(KICK_OFF - 500);
  await game.visitor().get(path);
  game.setTime(KICK_OFF);
  const once = await countStatements(path, 1);
  expect(once).toBeGreaterThan(0);
  game.setTime(KICK_OFF + 499);
  expect(await countStatements(path, 20)).toBe(0);
  game.setTime(KICK_OFF + 500);
  expect(await countStatements(path, 20)).toBe(once);
  expect(await countStatements(path, 1)).toBe(0);
  game.bus.publish({ type: path.endsWith('/chat') ? 'chat' : 'score_update', data: { matchId: 'a' } });
  expect(await countStatements(path, 5)).toBe(once);
});

it('shows a new message to everyone with the next request', async () => {
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

it.each([
  ['/api/leaderboards?board=stars&period=all', true],
  ['/api/machine/edge', false],
])('%s queries nothing for 500 ms, and still drops a deleted account at once', async (path, isListed) => {
  const ann = await signUpUser(game);
  await game.db.updateTable('users').set({ star_tenths: 50 }).execute();
  await countStatements(path, 1);
  expect((await game.visitor().get(path)).text.includes(ann.id)).toBe(isListed);
  expect(await countStatements(path, 20)).toBe(0);
  expect((await ann.delete('/api/user/account')).status).toBe(200);
  expect((await game.visitor().get(path)).text).not.toContain(ann.id);
  expect(statements.length).toBeGreaterThan(0);
});

it('adds a player’s choices to the shared list of completed matches in one statement', async () => {
  const ann = await signUpUser(game);
  for (let index = 0; index < 50; index += 1) {
    await addMatch(game.db, `done-${index}`, KICK_OFF - 2000 - index, {
      status: 'FINAL',
      score_home: 1,
      score_away: 0,
    });
    await addPick(game.db, { userId: ann.id, matchId: `done-${index}` });
  }
  const first = await ann.get('/api/completed/live');
  statements.length = 0;
  const again = await ann.get('/api/completed/live', { 'If-None-Match': first.headers.get('etag') ?? '' });
  // Her session and her picks.
  expect([again.status, statements.length]).toEqual([304, 2]);
  await addPick(game.db, { userId: ann.id, matchId: 'a', choice: 'DISAGREE' });
  const { status, body } = await ann.get('/api/completed/live', { 'If-None-Match': first.headers.get('etag') ?? '' });
  const choices = (body as { userChoice: string | null }[]).map(({ userChoice }) => userChoice);
  expect([status, choices]).toEqual([200, ['DISAGREE', ...Array.from({ length: 50 }, () => 'AGREE')]]);
});
