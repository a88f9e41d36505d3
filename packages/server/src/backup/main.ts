import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { sqliteFileIn } from '../db/open.ts';
import { openSqlite } from '../db/sqlite.ts';
import { explainFailure, StartError } from '../start-error.ts';
import { createBackups } from './backups.ts';
import { backupFolder, pruneCopies, requestedName } from './files.ts';
import { dumpPostgres, restorePostgres } from './postgres.ts';
import { requestBackup } from './request.ts';
import { restoreSqlite } from './restore.ts';

/** `npm run backup` and `npm run restore -- FILE`, see docs/backup.md. */

const COMMANDS: Record<string, (...args: string[]) => Promise<string>> = { backup, restore };

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (command === undefined) throw new StartError('Usage: npm run backup, or npm run restore -- FILE');
  console.log(await command(...args));
} catch (error) {
  console.error(explainFailure(error, process.env.LOG_LEVEL));
  process.exitCode = 2;
}

async function backup(): Promise<string> {
  const { dataDir, databaseUrl } = readPlace();
  if (databaseUrl === null) return `The backup is ${(await requestBackup(dataDir)) ?? (await backUpUnused(dataDir))}`;
  const file = join(backupFolder(dataDir), requestedName(Date.now(), 'dump'));
  await dumpPostgres(databaseUrl, file);
  pruneCopies(dataDir, Date.now());
  return `The backup is ${file}`;
}

async function restore(file?: string): Promise<string> {
  if (file === undefined) throw new StartError('Name the backup to restore: npm run restore -- FILE');
  const { dataDir, databaseUrl } = readPlace();
  const aside =
    databaseUrl === null
      ? await restoreSqlite(file, dataDir, Date.now())
      : await restorePostgres(file, databaseUrl, Date.now());
  return aside === null ? 'The backup is restored.' : `The backup is restored. What it replaced is kept as ${aside}`;
}

/** Backs up a file that no server has, as it is: it is not upgraded first. */
async function backUpUnused(dataDir: string): Promise<string> {
  const path = sqliteFileIn(dataDir);
  if (!existsSync(path)) throw new StartError(`There is no database in ${dataDir}: set DATA_DIR to its folder.`);
  const file = openSqlite(path);
  try {
    return await createBackups({ copyTo: file.copyTo, dataDir, wall: Date.now }).make();
  } finally {
    file.close();
  }
}

/** Reads where the database is; what else a server needs may be absent here. */
function readPlace() {
  const { DATA_DIR, DATABASE_URL } = process.env;
  return readConfig({ DATA_DIR, DATABASE_URL });
}
