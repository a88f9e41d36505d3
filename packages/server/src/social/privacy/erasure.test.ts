import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/open.ts';
import { createRandom } from '../../platform/random.ts';
import { type Game, KICK_OFF, openGame, signupOf } from '../../testing/game.ts';
import { signUpUser, type TestUser, withId } from '../../testing/test-users.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';
import { temporaryFolder } from '../../testing/after-test.ts';
import { HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

let dataDir: string;
let game: Game;
let timers: TestTimers;
beforeEach(async () => {
  dataDir = temporaryFolder();
  timers = createTestTimers();
  game = await openGame({ database: await openDatabase({ databaseUrl: null, dataDir }), timers });
  game.jobs.start();
  await game.jobs.settled();
});

/** Counts how often a text occurs in the bytes of the database files. */
const countIn = (text: string) =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('beat-the-machine.sqlite'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1').split(text).length - 1)
    .reduce((sum, count) => sum + count, 0);

const TEXTS = ['Marker_Mail', 'marker_mail', 'Marker_Name', 'marker_name', 'MarkerFirst', 'MarkerLast', 'MarkerWords'];

async function addMarkedPlayer(): Promise<TestUser> {
  const player = game.visitor();
  const name = { firstName: 'MarkerFirst', lastName: 'MarkerLast', email: 'Marker_Mail@example.org' };
  await player.post('/api/auth/signup', { ...signupOf('Marker_Name'), ...name });
  return withId(player);
}

/** Adds, changes and deletes many users, some of them marked, so that pages fill, split and merge. */
async function fillPages(): Promise<void> {
  const random = createRandom('traces');
  const textOf = (isMarked: boolean) => `${isMarked ? 'MarkerLast' : 'Other'} ${'x'.repeat(random.below(400))}`;
  await game.db.transaction().execute(async (db) => {
    const ids: string[] = [];
    for (let count = 0; count < 800; count += 1) {
      const isMarked = random.below(5) === 0;
      const [id = ''] = await addUsers(db, 1);
      const key = `${textOf(isMarked)} ${id}`;
      const deleted = isMarked ? KICK_OFF : null;
      const values = { last_name: textOf(isMarked), username_key: key, email_key: key, deleted_at: deleted };
      await db.updateTable('users').set(values).where('id', '=', id).execute();
      ids.push(id);
      if (random.below(3) > 0) continue;
      const other = ids[random.below(ids.length)] ?? '';
      await db.deleteFrom('users').where('id', '=', other).execute();
    }
  });
}

it('erases a purged user from the bytes of the database file and its log', async () => {
  await addMatch(game.db, 'a', KICK_OFF + HOUR_MS);
  const ann = await signUpUser(game, 'ann');
  const marked = await addMarkedPlayer();
  await ann.post(`/api/follow/${marked.id}`);
  await marked.post(`/api/follow/${ann.id}`);
  for (const person of [ann, marked]) await person.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  const { id } = (await marked.post('/api/dm-threads', { participantIds: [ann.id] })).body as { id: string };
  expect((await marked.post('/api/matches/a/chat', { text: 'MarkerWords' })).status).toBe(201);
  expect((await marked.post(`/api/dm-threads/${id}/messages`, { text: 'MarkerWords' })).status).toBe(201);
  await fillPages();
  await game.settled();
  expect(TEXTS.filter((text) => countIn(text) === 0)).toEqual([]);

  await marked.delete('/api/user/account');
  game.setTime(KICK_OFF + 30 * DAY_MS);
  timers.advance(HOUR_MS);
  await game.jobs.settled();
  expect(TEXTS.filter((text) => countIn(text) > 0)).toEqual([]);
});
