import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAtSchema, SCHEMAS } from '../testing/earlier-schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrate, readSchema } from './migrate.ts';
import { openDatabase, sqliteFileIn } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { SqliteFileDialect } from './sqlite-dialect.ts';

const [FIRST = '', SECOND = ''] = SCHEMAS;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'migrate-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openDatabase({ databaseUrl: null, dataDir });
const copyFile = () => join(dataDir, `beat-the-machine.before-${SECOND}.sqlite`);

function execute(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

function read(file: string, query: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows.map((row) => Object.values(row)[0]);
}

it('keeps a copy of an existing file before its first pending migration, for its owner alone', async () => {
  await createAtSchema(dataDir, FIRST, 20);
  await (await open()).close();
  expect(read(copyFile(), 'select name from kysely_migration')).toEqual([FIRST]);
  expect(read(copyFile(), 'select count(*) from picks')).toEqual([20]);
  expect(statSync(copyFile()).mode & 0o777).toBe(0o600);
  expect(statSync(sqliteFileIn(dataDir)).mode & 0o777).toBe(0o600);
});

it.each(SCHEMAS.slice(1, -1))('keeps stored values when it upgrades from schema %s', async (earlier) => {
  await createAtSchema(dataDir, earlier, 1);
  const { db, close } = await open();
  expect(await db.selectFrom('key_value').selectAll().execute()).toEqual([{ name: 'season', value: '{}' }]);
  await close();
});

it('makes no copy of a new file, nor of one that is up to date', async () => {
  await (await open()).close();
  await (await open()).close();
  for (const name of SCHEMAS) expect(existsSync(join(dataDir, `beat-the-machine.before-${name}.sqlite`))).toBe(false);
});

it('replaces the copy of an earlier try, and the half of one', async () => {
  await createAtSchema(dataDir, FIRST, 20);
  writeFileSync(copyFile(), 'an earlier try');
  writeFileSync(`${copyFile()}.part`, 'half of one');
  await (await open()).close();
  expect(read(copyFile(), 'pragma integrity_check')).toEqual(['ok']);
  expect(existsSync(`${copyFile()}.part`)).toBe(false);
});

it('does not upgrade a file that it could not copy', async () => {
  await createAtSchema(dataDir, FIRST, 1);
  // A folder of that name cannot be replaced by a file.
  mkdirSync(join(copyFile(), 'in-the-way'), { recursive: true });
  await expect(open()).rejects.toThrow(/^A copy of the database, \S+, cannot be /);
  expect(read(sqliteFileIn(dataDir), 'select name from kysely_migration')).toEqual([FIRST]);
});

it('leaves the earlier schema when the disk is full in the middle of an upgrade, and upgrades when there is room', async () => {
  await createAtSchema(dataDir, FIRST, 50);
  const db = new Kysely<object>({ dialect: new SqliteFileDialect(openSqlite(sqliteFileIn(dataDir))) });
  const limitPages = async (more: number) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(db);
  };
  await limitPages(8);
  await expect(migrate(db)).rejects.toThrow('database or disk is full');
  expect((await readSchema(db)).executed).toEqual([FIRST]);
  const tables = await db.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain('grades');
  await limitPages(1_000_000);
  await migrate(db);
  expect((await readSchema(db)).executed).toEqual(SCHEMAS);
  await db.destroy();
});

it('says so when a newer version of the server made the database', async () => {
  const { db, dialect, close } = await openTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('999_future', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  const current = sql<{ name: string }>`select current_schema() as name`;
  const schema = dialect === 'postgres' ? (await current.execute(db)).rows[0]?.name : undefined;
  await expect(migrate(db, { schema })).rejects.toThrow(
    /^The database was made by a newer version of the server \(999_future\): install that version, /,
  );
  await close();
});

it('says so when an older version was killed while it created or upgraded the file', async () => {
  await createAtSchema(dataDir, FIRST, 1);
  execute(sqliteFileIn(dataDir), 'alter table users add column is_bot integer not null default 0');
  await expect(open()).rejects.toThrow(/^The database was left in the middle of an upgrade by an older version \(/);
  execute(sqliteFileIn(dataDir), 'delete from kysely_migration');
  await expect(open()).rejects.toThrow(/^The database has tables that no finished start has made: /);
});
