import { workerData } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { readSchema } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { openSqlite } from '../db/sqlite.ts';
import { SqliteFileDialect } from '../db/sqlite-dialect.ts';
import type { Tables } from '../db/tables.ts';
import { purgeDeleted } from '../../social/privacy/purge.ts';
import { checkIntegrity } from './integrity.ts';

/*
 * A worker thread, because it takes seconds: turns a raw copy of the database into a backup. It purges deleted accounts,
 * and VACUUM INTO omits the contents of unused pages.
 */
const { raw, target } = workerData as { raw: string; target: string };

const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(openSqlite(raw)) });
const { executed } = await readSchema(db);
// The purge only works on the newest schema.
if (Object.keys(migrations).every((name) => executed.includes(name))) await purgeDeleted(db, Date.now(), Date.now());
await sql`vacuum into ${target}`.execute(db);
await db.destroy();
checkIntegrity(target);
