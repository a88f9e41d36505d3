import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { sqliteFileIn } from './platform/db/open.ts';
import { openSqlite } from './platform/db/sqlite.ts';
import { StartError } from './platform/start-error.ts';
import { createBackups } from './platform/backup/backups.ts';
import { backupFolder, pruneCopies } from './platform/backup/files.ts';
import { requestedName } from './platform/backup/names.ts';
import { dumpPostgres, restorePostgres } from './platform/backup/postgres-dump.ts';
import { sendLocalCommand } from './platform/local/local-socket.ts';
import { restoreSqlite } from './platform/backup/restore.ts';

const BACKUP_WORKER = new URL('./backup-worker.ts', import.meta.url);

/** Implements `npm run backup`. Returns what it prints. */
export async function runBackup(): Promise<string> {
  const { dataDir, databaseUrl } = readLocation();
  if (databaseUrl === null) {
    return `Backup created: ${(await sendLocalCommand(dataDir, 'backup')) ?? (await backUpUnused(dataDir))}`;
  }
  const file = join(backupFolder(dataDir), requestedName(Date.now(), 'dump'));
  await dumpPostgres(databaseUrl, file);
  pruneCopies(dataDir, Date.now());
  return `Backup created: ${file}`;
}

/** Implements `npm run restore`. Returns what it prints. */
export async function runRestore(file: string): Promise<string> {
  const { dataDir, databaseUrl } = readLocation();
  const aside =
    databaseUrl === null
      ? await restoreSqlite(file, dataDir, Date.now())
      : await restorePostgres(file, databaseUrl, Date.now());
  return aside === null ? 'Backup restored.' : `Backup restored. The replaced database was saved as ${aside}`;
}

/** Backs up a file that no server is using, without upgrading it. */
async function backUpUnused(dataDir: string): Promise<string> {
  const path = sqliteFileIn(dataDir);
  if (!existsSync(path)) throw new StartError(`No database found in ${dataDir}: set DATA_DIR to its folder.`);
  const file = openSqlite(path);
  try {
    return await createBackups({ copyTo: file.copyTo, dataDir, wall: Date.now, worker: BACKUP_WORKER }).create();
  } finally {
    file.close();
  }
}

/** Reads only the settings that locate the database. */
function readLocation() {
  const { DATA_DIR, DATABASE_URL } = process.env;
  return readConfig({ DATA_DIR, DATABASE_URL });
}
