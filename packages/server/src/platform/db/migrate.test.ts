import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createAtSchema, SCHEMAS } from '../../testing/earlier-schema.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate, readSchema } from './migrate.ts';
import { openDatabase, sqliteFileIn } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { SqliteFileDialect } from './sqlite-dialect.ts';
import { temporaryFolder } from '../../testing/after-test.ts';

const [FIRST = '', SECOND = ''] = SCHEMAS;

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

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

it('copies an existing file, readable only by its owner, before the first pending migration', async () => {
  await createAtSchema(dataDir, FIRST, 20);
  await (await open()).close();
  expect(read(copyFile(), 'select name from kysely_migration')).toEqual([FIRST]);
  expect(read(copyFile(), 'select count(*) from picks')).toEqual([20]);
  expect(statSync(copyFile()).mode & 0o777).toBe(0o600);
  expect(statSync(sqliteFileIn(dataDir)).mode & 0o777).toBe(0o600);
});

it.each(process.env.NIGHTLY ? SCHEMAS.slice(1, -1) : [SECOND])(
  'keeps stored values when it upgrades from schema %s',
  async (earlier) => {
    await createAtSchema(dataDir, earlier, 1);
    const { db, close } = await open();
    expect(await db.selectFrom('key_value').selectAll().execute()).toEqual([{ name: 'season', value: '{}' }]);
    await close();
  },
);

it('makes no copy of a new or up-to-date file', async () => {
  await (await open()).close();
  await (await open()).close();
  for (const name of SCHEMAS) expect(existsSync(join(dataDir, `beat-the-machine.before-${name}.sqlite`))).toBe(false);
});

it('replaces complete and partial copies of earlier attempts', async () => {
  await createAtSchema(dataDir, FIRST, 20);
  writeFileSync(copyFile(), 'an earlier attempt');
  writeFileSync(`${copyFile()}.part`, 'a partial copy');
  await (await open()).close();
  expect(read(copyFile(), 'pragma integrity_check')).toEqual(['ok']);
  expect(existsSync(`${copyFile()}.part`)).toBe(false);
});

it('does not upgrade a file it could not copy', async () => {
  await createAtSchema(dataDir, FIRST, 1);
  // A file can't replace a folder.
  mkdirSync(join(copyFile(), 'in-the-way'), { recursive: true });
  await expect(open()).rejects.toThrow(/^A copy of the database, \S+, cannot be /);
  expect(read(sqliteFileIn(dataDir), 'select name from kysely_migration')).toEqual([FIRST]);
});

it('keeps the earlier schema when the disk fills up during an upgrade, and upgrades once there is space', async () => {
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

it('rejects a database of a newer server version', async () => {
  const { db, dialect } = await openTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('999_future', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  const current = sql<{ name: string }>`select current_schema() as name`;
  const schema = dialect === 'postgres' ? (await current.execute(db)).rows[0]?.name : undefined;
  await expect(migrate(db, { schema })).rejects.toThrow(
    /^The database was created by a newer version of the server \(999_future\): install that version /,
  );
});

it('rejects a file that an older version left partially created or upgraded', async () => {
  await createAtSchema(dataDir, FIRST, 1);
  execute(sqliteFileIn(dataDir), 'alter table users add column is_bot integer not null default 0');
  await expect(open()).rejects.toThrow(/^An older version left the database partially upgraded \(/);
  execute(sqliteFileIn(dataDir), 'delete from kysely_migration');
  await expect(open()).rejects.toThrow(/^The database is incomplete: /);
});
