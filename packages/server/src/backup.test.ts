import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type Db, openDatabase, sqliteFileIn } from './platform/db/open.ts';
import { createLogger } from './platform/http/log.ts';
import { startServer } from './index.ts';
import { createAccessFixture } from './testing/access-fixture.ts';
import { dumpEverything } from './testing/dump.ts';
import { migrations } from './platform/db/migrations.ts';
import { type Game, openGame } from './testing/game.ts';
import { signUpUser } from './testing/test-users.ts';
import { createTestTimers } from './testing/test-timers.ts';
import { sendLocalCommand } from './platform/local/local-socket.ts';
import { restoreSqlite } from './platform/backup/restore.ts';
import { temporaryFolder } from './testing/after-test.ts';
import { DAY_MS, HOUR_MS } from './platform/clock/time.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

const open = () => openDatabase({ databaseUrl: null, dataDir });
const backupsIn = () => readdirSync(join(dataDir, 'backups')).toSorted();

const openOnFile = async (options: Parameters<typeof openGame>[0] = {}): Promise<Game> =>
  openGame({ dataDir, ...options, database: options.database ?? (await open()) });

it('restores every row of a game', async () => {
  const game = await openOnFile();
  await createAccessFixture(game);
  const before = await dumpEverything(game.database);
  const file = (await game.backups?.create()) ?? '';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await signUpUser(game);
  await game.close();
  writeFileSync(sqliteFileIn(dataDir), 'damaged');
  await expect(open()).rejects.toThrow('restore a backup');

  const aside = await restoreSqlite(file, dataDir, Date.now());
  expect(readFileSync(aside ?? '', 'utf8')).toBe('damaged');
  const database = await open();
  expect(await dumpEverything(database)).toBe(before);
  await database.close();
});

const iso = (at: number) => new Date(at).toISOString().slice(0, 10);

it('backs up once a night, keeps the last seven backups, and logs an error and keeps all when one fails', async () => {
  const first = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const timers = createTestTimers();
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const database = await open();
  let isFull = false;
  const copyTo = async (target: string) => {
    if (isFull) throw new Error('database or disk is full');
    await database.copyTo?.(target);
  };
  const game = await openOnFile({ database: { ...database, copyTo }, timers, log });
  game.jobs.start();
  const pass = async (at: number) => {
    game.setTime(at);
    timers.advance(HOUR_MS);
    await game.jobs.settled();
  };
  // No backup on the day a database is created.
  await pass(first + 23 * HOUR_MS);
  expect(existsSync(join(dataDir, 'backups', `beat-the-machine.${iso(first)}.sqlite`))).toBe(false);
  const nightOf = (day: number) => `beat-the-machine.${iso(first + day * DAY_MS)}.sqlite`;
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  for (const day of [1, 2, 3, 4, 5, 6, 7]) writeFileSync(join(dataDir, 'backups', nightOf(day)), '');
  for (const hour of [0, 12]) await pass(first + 8 * DAY_MS + hour * HOUR_MS);
  expect(backupsIn()).toEqual([2, 3, 4, 5, 6, 7, 8].map(nightOf));
  expect(statSync(join(dataDir, 'backups', nightOf(8))).size).toBeGreaterThan(0);

  utimesSync(join(dataDir, 'backups', nightOf(2)), 0, 0);
  isFull = true;
  await pass(first + 9 * DAY_MS);
  expect(backupsIn()).toHaveLength(7);
  expect(lines.join('')).toMatch(/"job":"backup".*database or disk is full/);
});

it('drops deleted accounts, unfinished copies and copies older than 14 days', async () => {
  const game = await openOnFile({ wall: Date.now });
  const formerUser = await signUpUser(game, 'departed_user');
  await formerUser.delete('/api/user/account');
  const old = ['beat-the-machine.before-002_results.sqlite', 'beat-the-machine.replaced-x.sqlite-wal'];
  for (const name of [...old, 'beat-the-machine.mine.sqlite']) {
    writeFileSync(join(dataDir, name), 'departed_user');
    utimesSync(join(dataDir, name), (Date.now() - 15 * DAY_MS) / 1_000, (Date.now() - 15 * DAY_MS) / 1_000);
  }
  writeFileSync(join(dataDir, 'beat-the-machine.before-003_social.sqlite'), '');
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups', 'beat-the-machine.2020-01-01.sqlite.part-raw'), 'departed_user');
  writeFileSync(join(dataDir, 'backups', 'beat-the-machine.2020-01-01.sqlite.part-raw-wal'), 'departed_user');
  const file = (await game.backups?.create()) ?? '';
  expect(readFileSync(file, 'latin1')).not.toContain('departed_user');
  expect(backupsIn()).toHaveLength(1);
  expect(readdirSync(dataDir).toSorted()).toEqual([
    'backups',
    'beat-the-machine.before-003_social.sqlite',
    'beat-the-machine.mine.sqlite',
    'beat-the-machine.sqlite',
    'beat-the-machine.sqlite-wal',
  ]);
  expect(await game.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'departed_user' }]);
});

it('requests backups from the running server, one at a time', async () => {
  expect(await sendLocalCommand(dataDir, 'backup')).toBe(null);
  const running = await startServer({ dataDir, port: 0, feed: 'none', bots: false, logLevel: 'silent' });
  try {
    await expect(restoreSqlite(join(dataDir, 'beat-the-machine.sqlite-wal'), dataDir, 0)).rejects.toThrow(
      /^\S+ is in use: stop the server first\.$/,
    );
    const [file] = await Promise.all([sendLocalCommand(dataDir, 'backup'), sendLocalCommand(dataDir, 'backup')]);
    expect(statSync(join(dataDir, 'admin.sock')).mode & 0o777).toBe(0o600);
    const backup = new DatabaseSync(file ?? '', { readOnly: true });
    const names = backup.prepare('select name from kysely_migration order by name').all();
    expect(names.map(({ name }) => name)).toEqual(Object.keys(migrations));
    backup.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    writeFileSync(join(dataDir, 'backups'), 'in the way');
    await expect(sendLocalCommand(dataDir, 'backup')).rejects.toThrow(/^The backup failed: /);
    rmSync(join(dataDir, 'backups'));
  } finally {
    await running.close();
  }
  expect(await sendLocalCommand(dataDir, 'backup')).toBe(null);
});

async function writeDatabase(file: string, change?: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: ':memory:' });
  await change?.(db);
  await sql`vacuum into ${file}`.execute(db);
  await close();
}

/** Creates files that can't be restored. */
const BAD: Record<string, [make: (file: string) => unknown, message: RegExp]> = {
  'a file that is not a database': [
    (file) => writeFileSync(file, 'Dear diary, '.repeat(999)),
    /is damaged or not a database/,
  ],
  'the database of another program': [
    (file) => new DatabaseSync(file).exec('create table t (x); insert into t values (1)'),
    /^\S+ is not a database of this game\.$/,
  ],
  'the backup of a newer version': [
    (file) =>
      writeDatabase(file, (db) => sql`insert into kysely_migration values ('999_future', '2030-01-01')`.execute(db)),
    /^The database was created by a newer version of the server \(999_future\)/,
  ],
  'a damaged backup': [
    async (file) => {
      await writeDatabase(file);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xab, 40_960, 49_152));
    },
    /is damaged/,
  ],
};

it.each(Object.entries(BAD))('rejects %s and leaves the database unchanged', async (_, [make, message]) => {
  await (await open()).close();
  const before = readFileSync(sqliteFileIn(dataDir));
  const file = join(dataDir, 'bad');
  await make(file);
  await expect(restoreSqlite(file, dataDir, Date.now())).rejects.toThrow(message);
  await (await open()).close();
  expect(readdirSync(dataDir).toSorted()).toEqual(['bad', 'beat-the-machine.sqlite']);
  expect(readFileSync(sqliteFileIn(dataDir)).length).toBe(before.length);
});

it('restores a copy of a file with its write-ahead log into an empty folder', async () => {
  const game = await openOnFile();
  await signUpUser(game);
  await game.close();
  const source = sqliteFileIn(dataDir);
  chmodSync(source, 0o644);
  // Simulates a raw copy of a database in use, whose last change is only in the log.
  const inUse = new DatabaseSync(source);
  inUse.exec("pragma journal_mode = wal; update users set first_name = 'Changed'");
  const target = join(dataDir, 'data');
  mkdirSync(target);
  expect(await restoreSqlite(source, target, Date.now())).toBe(null);
  inUse.close();
  expect(statSync(sqliteFileIn(target)).mode & 0o777).toBe(0o600);
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: target });
  expect(await db.selectFrom('users').select('first_name').execute()).toEqual([{ first_name: 'Changed' }]);
  await close();
});
