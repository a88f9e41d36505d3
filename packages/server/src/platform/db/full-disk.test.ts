import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openGame } from '../../testing/game.ts';
import { createPlayer, type Player } from '../../testing/player.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { endProcess, type ServerProcess, startProcess } from '../../testing/server-process.ts';
import { addMatch } from '../../testing/rows.ts';
import { type Db, openDatabase, sqliteFileIn } from './open.ts';
import { isUnavailable } from './unavailable.ts';
import { checkWritable } from './writable.ts';
import { temporaryFolder } from '../../testing/after-test.ts';

const HOUR = 3_600_000;
const MATCHES = Array.from({ length: 40 }, (_, index) => `m${index}`);

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

const open = () => openDatabase({ databaseUrl: null, dataDir });

async function limitPages(db: Db, more: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(db);
}

it('reports a full disk when it fills up during a transaction', async () => {
  const { db, close } = await open();
  await addMatch(db, 'before', 0);
  await limitPages(db, 0);
  const filling = db.transaction().execute(async (transaction) => {
    for (let index = 0; index < 1_000; index += 1) await addMatch(transaction, `m${index}`, 0);
  });
  const error = await filling.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'database or disk is full' });
  expect(isUnavailable(error)).toBe(true);
  await limitPages(db, 1_000);
  await db.transaction().execute((transaction) => addMatch(transaction, 'after', 0));
  const matches = await db.selectFrom('matches').select('id').execute();
  expect(matches.map(({ id }) => id)).toEqual(['after', 'before']);
  await close();
});

it('checks that it can write without growing the database', async () => {
  const { db, close } = await open();
  await sql`pragma synchronous = off`.execute(db);
  await checkWritable(db);
  const size = async () => (await sql`pragma page_count`.execute(db)).rows;
  const before = await size();
  const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0;
  const from = await changes();
  for (let count = 0; count < 1_100; count += 1) await checkWritable(db);
  expect(await size()).toEqual(before);
  expect((await changes()) - from).toBe(1_100);
  await close();
});

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

/** Limits the file sizes of a process to simulate a full disk; needs no privileges. */
const limitFiles = ({ child }: ServerProcess, bytes: number | 'unlimited') =>
  execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:`]);

// prlimit exists only on Linux; other systems have no way to simulate a full disk without privileges.
it.skipIf(!hasPrlimit)(
  'responds 503 to writes and serves reads while the disk is full, then recovers with every acknowledged row (L50)',
  async () => {
    const timeScale = { origin: Date.now(), realOrigin: Date.now(), speed: 1 };
    const game = await openGame({ database: await open(), timeScale, wall: Date.now });
    const cookie = (await signUpUser(game)).cookie();
    for (const id of MATCHES) await addMatch(game.db, id, Date.now() + HOUR);
    await game.close();

    const server = await startProcess({ DATA_DIR: dataDir, THROTTLES: 'off' });
    const player = createPlayer((path, init) => fetch(server.url + path, init));
    player.setCookie(cookie);
    const acknowledged = new Set<string>();
    const pick = async (matchId: string) => {
      const response = await player.post('/api/picks', { matchId, choice: 'AGREE' });
      if (response.status === 201) acknowledged.add(matchId);
      return response;
    };
    const [first = '', ...others] = MATCHES;
    expect((await pick(first)).status).toBe(201);

    limitFiles(server, statSync(`${sqliteFileIn(dataDir)}-wal`).size);
    const sentence = { message: expect.stringMatching(/^[A-Z].+\.$/) };
    for (const matchId of others) expect(await pick(matchId)).toMatchObject({ status: 503, body: sentence });
    // In a transaction.
    const message = await player.post(`/api/matches/${first}/chat`, { text: 'Go!' });
    expect(message).toMatchObject({ status: 503, body: sentence });
    expect(await health(player)).toMatchObject({ status: 503, body: sentence });
    expect((await player.get(`/api/predictions/random?match=${first}`)).body).toMatchObject({ userPick: 'AGREE' });

    limitFiles(server, 'unlimited');
    expect((await health(player)).status).toBe(200);
    for (const matchId of others) expect((await pick(matchId)).status).toBe(201);
    expect((await player.post(`/api/matches/${first}/chat`, { text: 'Go!' })).status).toBe(201);
    expect(await endProcess(server, 'SIGKILL')).toBe(null);

    const { db, close } = await open();
    const stored = await db.selectFrom('picks').select('match_id').execute();
    expect(stored.map(({ match_id }) => match_id).toSorted()).toEqual([...acknowledged].toSorted());
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
    await close();
  },
);

const health = (player: Player) => player.get('/api/health');
