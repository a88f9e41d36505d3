import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { removeSqliteFiles, writeDurableFile } from '../db/durable-file.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../clock/time.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';
import type { BackupFiles } from './finish.ts';
import { backupFolder, nightsIn, pruneCopies } from './files.ts';
import { dayOf, nightlyName, requestedName } from './names.ts';

export type Backups = ReturnType<typeof createBackups>;

type BackupsDeps = {
  copyTo: (target: string) => Promise<void>;
  dataDir: string;
  wall: () => Instant;
  /** The module that calls `finishBackup` in a worker thread. */
  worker: URL;
};

/** Backs up a SQLite file while it is in use, one backup at a time. */
export function createBackups({ copyTo, dataDir, wall, worker }: BackupsDeps) {
  let last: Promise<unknown> = Promise.resolve();

  async function writeBackup(target: string): Promise<void> {
    const raw = `${target}-raw`;
    removeSqliteFiles(raw);
    try {
      writeFileSync(raw, '', { mode: 0o600 });
      await copyTo(raw);
      await finish(worker, { raw, target });
    } finally {
      removeSqliteFiles(raw);
    }
  }

  async function write(name: string): Promise<string> {
    const file = join(backupFolder(dataDir), name);
    await writeDurableFile(file, writeBackup);
    pruneCopies(dataDir, wall());
    return file;
  }

  function enqueue(name: string): Promise<string> {
    const work = () => write(name);
    const written = last.then(work, work);
    last = written;
    return written;
  }

  return {
    /** Creates a backup and returns its path. Throws on failure and keeps older backups. */
    create: () => enqueue(requestedName(wall(), 'sqlite')),
    /** Creates today's backup unless it exists. Throws on failure and keeps older backups. */
    async createNightly(db: Db): Promise<void> {
      const newest = nightsIn(dataDir)[0] ?? (await dayOfCreation(db));
      if (newest < dayOf(wall())) await enqueue(nightlyName(wall()));
    },
  };
}

/** Returns the command of `npm run backup`, which creates a backup and returns its path. */
export const createOnRequest =
  ({ create }: Pick<Backups, 'create'>, log: Logger) =>
  async (): Promise<string> => {
    try {
      return resolve(await create());
    } catch (error) {
      log.error({ error: errorForLog(error) }, 'a backup failed');
      throw new StartError(`The backup failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };

/** Counts as the first nightly backup: none is made on the day a database is created. */
async function dayOfCreation(db: Db): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return rows[0]?.first.slice(0, 10) ?? '';
}

const finish = (module: URL, workerData: BackupFiles) =>
  new Promise<void>((done, reject) => {
    const worker = new Worker(module, { workerData });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? done() : reject(new Error('The backup was interrupted.'))));
  });
