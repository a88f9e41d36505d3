import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/after-test.ts';
import { copyBeforeUpgrade, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabase, sqliteFileIn } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { SqliteFileDialect } from './sqlite-dialect.ts';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = temporaryFolder();
  file = sqliteFileIn(dataDir);
  await (await open()).close();
});

const open = () => openDatabase({ databaseUrl: null, dataDir });

/** Executes statements in the file, in which no server has a write-ahead log. */
function execute(statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = delete; ${statements}; pragma journal_mode = wal`);
  database.close();
}

function read(from: string, query: string) {
  const database = new DatabaseSync(from, { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows.map((row) => Object.values(row)[0]);
}

const MIGRATIONS = 'select name from kysely_migration order by name';

const copy = () => join(dataDir, 'beat-the-machine.before-900_more.sqlite');

describe('an upgrade of a file', () => {
  const more = {
    ...migrations,
    '900_more': {
      async up(db: Kysely<never>) {
        await sql`create table more (text text)`.execute(db);
        await sql`insert into more select hex(randomblob(100000))`.execute(db);
      },
    },
  };

  async function upgrade(pagesMax = 1_000_000): Promise<void> {
    const db = new Kysely<object>({ dialect: new SqliteFileDialect(openSqlite(file)) });
    try {
      await sql`pragma max_page_count = ${sql.lit(pagesMax)}`.execute(db);
      await migrate(db, { migrations: more, beforeUpgrade: copyBeforeUpgrade(db, file) });
    } finally {
      await db.destroy();
    }
  }

  it('keeps a copy from before, readable only by its owner, instead of those of earlier attempts', async () => {
    writeFileSync(copy(), 'an earlier attempt');
    writeFileSync(`${copy()}.part`, 'a partial copy');
    await upgrade();
    expect(read(file, MIGRATIONS)).toEqual([...Object.keys(migrations), '900_more']);
    expect(read(copy(), MIGRATIONS)).toEqual(Object.keys(migrations));
    expect(read(copy(), 'pragma integrity_check')).toEqual(['ok']);
    expect([file, copy()].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(existsSync(`${copy()}.part`)).toBe(false);
    rmSync(copy());
    await upgrade();
    expect(existsSync(copy()), 'the file is up to date').toBe(false);
  });

  it('does not begin when the copy cannot be made', async () => {
    // A file can't replace a folder.
    mkdirSync(join(copy(), 'in-the-way'), { recursive: true });
    await expect(upgrade()).rejects.toThrow(/^A copy of the database, \S+, cannot be /);
    expect(read(file, MIGRATIONS)).toEqual(Object.keys(migrations));
  });

  it('leaves the earlier schema when the disk fills up, and happens once there is space', async () => {
    await expect(upgrade(Number(read(file, 'pragma page_count')[0]) + 8)).rejects.toThrow('database or disk is full');
    expect(read(file, MIGRATIONS)).toEqual(Object.keys(migrations));
    expect(read(file, "select name from sqlite_master where name = 'more'")).toEqual([]);
    await upgrade();
    expect(read(file, 'select count(*) from more')).toEqual([1]);
  });
});

it('opens a file of version 0.1.0, keeps the day of its creation, and gives an address to its holder', async () => {
  rmSync(file);
  const db = new Kysely<object>({ dialect: new SqliteFileDialect(openSqlite(file)) });
  await migrate(db, { migrations: Object.fromEntries(Object.entries(migrations).slice(0, 1)) });
  await db.destroy();
  const user = 'insert into users (id, username, username_key, first_name, last_name, created_at, email, email_key';
  execute(`update kysely_migration set name = '001_play', timestamp = '2026-11-20';
    insert into kysely_migration values ('002_results', '2026-11-21'), ('024_report_counts', '2026-11-23');
    ${user}) values ('1', 'holder', 'holder', '', '', 0, 'a@b.c', 'a@b.c');
    ${user}, claimed_email_key) values ('2', 'other', 'other', '', '', 0, 'a@b.c', 'claim:2', 'a@b.c')`);
  for (let starts = 0; starts < 2; starts += 1) await (await open()).close();
  expect(read(file, `${MIGRATIONS} limit 1`)).toEqual(['001_schema']);
  expect(read(file, 'select min(timestamp) from kysely_migration')).toEqual(['2026-11-20']);
  expect(read(file, 'select email_key from users order by id')).toEqual(['a@b.c', 'claim:2']);
});

it.each([
  [
    'before version 0.1.0 of the server: start it once with version 0.1.0, which upgrades it',
    "update kysely_migration set name = '001_play' where name = '001_schema'",
  ],
  [
    'by a newer version of the server (999_future): install that version',
    "insert into kysely_migration values ('999_future', '2030-01-01')",
  ],
])('leaves a file as it is that was created %s', async (reason, change) => {
  execute(change);
  const before = readFileSync(file);
  await expect(open()).rejects.toThrow(`The database was created ${reason}`);
  expect(readFileSync(file).equals(before)).toBe(true);
});
