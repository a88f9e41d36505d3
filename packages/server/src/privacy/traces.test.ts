import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { createRandom } from '../feed/random.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { signUpUser, type TestUser } from '../testing/test-users.ts';
import { addMatch, addUsers } from '../testing/rows.ts';
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let dataDir: string;
let game: Game;
let timers: TestTimers;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'traces-'));
  timers = createTestTimers();
  game = await openGame({ database: await openDatabase({ databaseUrl: null, dataDir }), timers });
  game.jobs.start();
  await game.jobs.settled();
});
afterEach(async () => {
  await game.close();
  rmSync(dataDir, { recursive: true });
});

/** How often a text is in the bytes of the database's files. */
const tracesOf = (text: string) =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('beat-the-machine.sqlite'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1').split(text).length - 1)
    .reduce((sum, count) => sum + count, 0);

const TEXTS = ['Marker_Mail', 'marker_mail', 'Marker_Name', 'marker_name', 'MarkerFirst', 'MarkerLast', 'MarkerWords'];

async function addMarked(): Promise<TestUser> {
  const player = game.visitor();
  const signup = {
    firstName: 'MarkerFirst',
    lastName: 'MarkerLast',
    email: 'Marker_Mail@example.org',
    username: 'Marker_Name',
    password: 'correct horse battery',
  };
  await player.post('/api/auth/signup', signup);
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  return { ...player, id, delete: (path) => player.send('DELETE', path) };
}

/** Many people come, change and go, some of them marked, so that pages fill, split and are put together again. */
async function fillPages(): Promise<void> {
  const random = createRandom('traces');
  const wordsOf = (isMarked: boolean) => `${isMarked ? 'MarkerLast' : 'Other'} ${'x'.repeat(random.below(400))}`;
  await game.db.transaction().execute(async (db) => {
    const ids: string[] = [];
    for (let count = 0; count < 1_500; count += 1) {
      const isMarked = random.below(5) === 0;
      const [id = ''] = await addUsers(db, 1);
      const key = `${wordsOf(isMarked)} ${id}`;
      const deleted = isMarked ? KICK_OFF : null;
      const words = { last_name: wordsOf(isMarked), username_key: key, email_key: key, deleted_at: deleted };
      await db.updateTable('users').set(words).where('id', '=', id).execute();
      ids.push(id);
      if (random.below(3) > 0) continue;
      const other = ids[random.below(ids.length)] ?? '';
      await db.deleteFrom('users').where('id', '=', other).execute();
    }
  });
}

it('leaves nothing of a purged person in the bytes of the file and of its log (S91)', async () => {
  await addMatch(game.db, 'a', KICK_OFF + HOUR);
  const ann = await signUpUser(game, 'ann');
  const gone = await addMarked();
  await ann.post(`/api/follow/${gone.id}`);
  await gone.post(`/api/follow/${ann.id}`);
  for (const person of [ann, gone]) await person.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  const { id } = (await gone.post('/api/dm-threads', { participantIds: [ann.id] })).body as { id: string };
  expect((await gone.post('/api/matches/a/chat', { text: 'MarkerWords' })).status).toBe(201);
  expect((await gone.post(`/api/dm-threads/${id}/messages`, { text: 'MarkerWords' })).status).toBe(201);
  await fillPages();
  await game.services.backgroundTasks.settled();
  await game.services.mailer.settled();
  for (const text of TEXTS) expect({ text, traces: tracesOf(text) }).not.toMatchObject({ traces: 0 });

  await gone.delete('/api/user/account');
  game.setTime(KICK_OFF + 30 * DAY);
  timers.advance(HOUR);
  await game.jobs.settled();
  expect(TEXTS.map((text) => ({ text, traces: tracesOf(text) }))).toEqual(TEXTS.map((text) => ({ text, traces: 0 })));
});
