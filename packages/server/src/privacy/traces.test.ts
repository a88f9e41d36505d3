import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { createRandom } from '../feed/random.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { addPerson, type Person } from '../testing/people.ts';
import { addMatch, addUsers } from '../testing/rows.ts';
import { createTestTimers, type TestTimers } from '../testing/timers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let dataDir: string;
let game: Game;
let timers: TestTimers;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'traces-'));
  timers = createTestTimers();
  game = await openGame({ database: await openDatabase({ databaseUrl: null, dataDir }), timers });
  game.chores.start();
  await game.chores.settled();
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

async function addMarked(): Promise<Person> {
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

it('leaves nothing of a purged person in the bytes of the file and of its log (S91)', async () => {
  const random = createRandom('traces');
  await addMatch(game.db, 'a', KICK_OFF + HOUR);
  const ann = await addPerson(game, 'ann');
  const gone = await addMarked();
  await ann.post(`/api/follow/${gone.id}`);
  await gone.post(`/api/follow/${ann.id}`);
  for (const person of [ann, gone]) await person.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  const { id } = (await gone.post('/api/dm-threads', { participantIds: [ann.id] })).body as { id: string };
  // Others write and leave meanwhile, so that pages split, fill and are put together again.
  for (let turn = 0; turn < 60; turn += 1) {
    const text = `MarkerWords ${'x'.repeat(random.below(1_500))}`;
    const place = turn % 2 === 0 ? '/api/matches/a/chat' : `/api/dm-threads/${id}/messages`;
    expect((await gone.post(place, { text: text.slice(0, 450) })).status).toBe(201);
    const others = await addUsers(game.db, 1 + random.below(20));
    await game.db
      .deleteFrom('users')
      .where('id', 'in', others.slice(random.below(3)))
      .execute();
  }
  await game.services.afterwards.settled();
  await game.services.mailer.settled();
  for (const text of TEXTS) expect({ text, traces: tracesOf(text) }).not.toMatchObject({ traces: 0 });

  await gone.delete('/api/user/account');
  game.setTime(KICK_OFF + 30 * DAY);
  timers.advance(HOUR);
  await game.chores.settled();
  expect(TEXTS.map((text) => ({ text, traces: tracesOf(text) }))).toEqual(TEXTS.map((text) => ({ text, traces: 0 })));
});
