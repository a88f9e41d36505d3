import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { temporaryFolder } from '../../testing/after-test.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { checkWritable } from './database-state.ts';
import { type Db, openDatabase } from './open.ts';

const openFile = (dataDir = temporaryFolder()) => openDatabase({ databaseUrl: null, dataDir });

async function limitPages(db: Db, more: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(db);
}

it('responds 503 to writes and serves reads while the disk is full, then recovers with every acknowledged row', async () => {
  const dataDir = temporaryFolder();
  const game = await openGame({ database: await openFile(dataDir) });
  const player = await signUpUser(game);
  const matches = Array.from({ length: 200 }, (_, index) => `m${index}`);
  for (const id of matches) await addMatch(game.db, id, KICK_OFF + 3_600_000);
  const acknowledged: string[] = [];
  const pick = async (matchId: string) => {
    const response = await player.post('/api/picks', { matchId, choice: 'AGREE' });
    if (response.status === 201) acknowledged.push(matchId);
    return response;
  };
  const say = () => player.post('/api/matches/m0/chat', { text: 'Go! '.repeat(100) });
  await pick('m0');

  await limitPages(game.db, 0);
  const rejected = { status: 503, body: { message: expect.stringMatching(/^[A-Z].+\.$/) } };
  // The last pages have room for some.
  const responses = [];
  for (const matchId of matches.slice(1)) responses.push(await pick(matchId));
  expect(responses.at(-1)).toMatchObject(rejected);
  // In a transaction.
  let said = await say();
  while (said.status === 201) said = await say();
  expect(said).toMatchObject(rejected);
  expect((await player.get('/api/predictions/random?match=m0')).body).toMatchObject({ userPick: 'AGREE' });

  await limitPages(game.db, 1_000);
  expect((await say()).status).toBe(201);
  for (const matchId of matches.filter((id) => !acknowledged.includes(id)))
    expect((await pick(matchId)).status).toBe(201);
  await game.close();

  const { db, close } = await openFile(dataDir);
  const stored = await db.selectFrom('picks').select('match_id').execute();
  expect(stored.map(({ match_id }) => match_id).toSorted()).toEqual(acknowledged.toSorted());
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  await close();
});

it('answers reads though nothing that they store by the way can be stored', async () => {
  const game = await openGame({ database: await openFile() });
  const player = await signUpUser(game);
  await addMatch(game.db, 'm0', KICK_OFF + 3_600_000);
  await player.post('/api/picks', { matchId: 'm0', choice: 'AGREE' });
  await player.post('/api/matches/m0/chat', { text: 'Hello' });
  const { calendarPath } = (await player.post('/api/reminders/calendar')).body as { calendarPath: string };
  game.setTime(KICK_OFF + 120_000);
  await sql`pragma query_only = on`.execute(game.db);
  expect((await player.post('/api/matches/m0/chat', { text: 'Anyone?' })).status).toBe(503);
  for (const path of ['/api/auth/user', '/api/matches/m0/chat', calendarPath]) {
    expect([path, (await player.get(path)).status]).toEqual([path, 200]);
  }
  expect((await player.get(calendarPath)).text).toContain('SEQUENCE:0');
  await sql`pragma query_only = off`.execute(game.db);
});

it('checks that it can write without growing the database', async () => {
  const { db, close } = await openFile();
  const size = async () => (await sql`pragma page_count`.execute(db)).rows;
  const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0;
  await checkWritable(db);
  const [before, from] = [await size(), await changes()];
  for (let count = 0; count < 50; count += 1) await checkWritable(db);
  expect([await size(), (await changes()) - from]).toEqual([before, 50]);
  await close();
});
