import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts';
import { afterTest, temporaryFolder } from './after-test.ts';

/** A database that several processes can open in turn: a SQLite file or a PostgreSQL database. */
export type PersistentDatabase = { env: Record<string, string>; open(): Promise<OpenDatabase> };

/** Creates one that is removed after the test or file. `base`: the address of the PostgreSQL server that creates it. */
export async function createPersistentDatabase(base = process.env.DATABASE_URL): Promise<PersistentDatabase> {
  return base ? inPostgres(base) : onFile();
}

function onFile(): PersistentDatabase {
  const dataDir = temporaryFolder();
  return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ databaseUrl: null, dataDir }) };
}

async function inPostgres(base: string): Promise<PersistentDatabase> {
  const name = `storage_${crypto.randomUUID().replaceAll('-', '')}`;
  const outside = async (statement: 'create' | 'drop') => {
    const client = new Client({ connectionString: base });
    await client.connect();
    await client.query(`${statement} database ${name}`).finally(() => client.end());
  };
  await outside('create');
  afterTest(() => outside('drop'));
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { env: { DATABASE_URL: url.href }, open: () => openDatabase({ databaseUrl: url.href, dataDir: '' }) };
}
