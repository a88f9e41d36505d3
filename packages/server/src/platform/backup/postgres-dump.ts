import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, escapeIdentifier } from 'pg';
import { checkVersion } from '../db/migrate.ts';
import { writeDurableFile } from '../db/durable-file.ts';
import type { Instant } from '../clock/time.ts';
import { StartError } from '../start-error.ts';
import { stampOf } from './names.ts';

/** Dumps a PostgreSQL database to a file for `pg_restore`, and verifies it by listing its contents. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await writeDurableFile(file, async (part) => {
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`], url);
    await run('pg_restore', ['--list', part], url, false);
  });
}

/**
 * Restores a dump into a new database and swaps it with the one in `url`. Returns the new name of the replaced database.
 * Throws a `StartError` without changing anything when the dump is unusable or the database has connections. The role
 * must own the database and be allowed to create databases.
 */
export async function restorePostgres(dump: string, url: string, now: Instant): Promise<string> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const stamp = stampOf(now).replaceAll(/\W/g, '').toLowerCase();
  const [restored, replaced] = [`${name}_restored_${stamp}`, `${name}_replaced_${stamp}`];
  await withClient(named(url, 'postgres'), async (admin) => {
    await admin.query(`create database ${escapeIdentifier(restored)}`);
    try {
      await run('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', dump], named(url, restored));
      checkVersion(await withClient(named(url, restored), migrationsIn));
      // Fails while a server is connected.
      await admin.query(`alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(replaced)}`);
    } catch (error) {
      await admin.query(`drop database ${escapeIdentifier(restored)}`);
      throw toStartError(error);
    }
    await admin.query(`alter database ${escapeIdentifier(restored)} rename to ${escapeIdentifier(name)}`);
  });
  return replaced;
}

const OBJECT_IN_USE = '55006';

const toStartError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === OBJECT_IN_USE
    ? new StartError('The database is in use: stop every server first.')
    : error;

async function migrationsIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ found: string | null }>("select to_regclass('kysely_migration') as found");
  if (rows[0]?.found == null) throw new StartError('The file is not a backup of this game.');
  const { rows: names } = await client.query<{ name: string }>('select name from kysely_migration');
  return names.map(({ name }) => name);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/** Runs a PostgreSQL tool on a database. Passes the password in the environment, where `ps` doesn't show it. */
async function run(tool: string, args: string[], url: string, connects = true): Promise<void> {
  const shown = new URL(url);
  const password = decodeURIComponent(shown.password);
  shown.password = '';
  try {
    await promisify(execFile)(tool, [...args, ...(connects ? [`--dbname=${shown.href}`] : [])], {
      env: password === '' ? process.env : { ...process.env, PGPASSWORD: password },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartError(`${tool} is not installed: install PostgreSQL's client tools.`);
    }
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
    throw new StartError(`${tool} failed: ${output || 'no error output'}`);
  }
}
