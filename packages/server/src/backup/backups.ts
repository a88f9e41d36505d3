import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { removeSqliteFiles, writeDurableFile } from '../db/durable-file.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { backupFolder, dayOf, nightlyName, nightsIn, pruneCopies, requestedName } from './files.ts';

export type Backups = {
  /** Makes a backup and returns its path. Throws when that fails; older backups stay. */
  make(): Promise<string>;
  /** Makes the backup of the day unless it is there. Throws when that fails; older backups stay. */
  makeNightly(db: Db): Promise<void>;
};

type Needs = { copyTo: (target: string) => Promise<void>; dataDir: string; wall: () => Instant };

/** Backs up a SQLite file while it is in use, one backup after the other. */
export function createBackups({ copyTo, dataDir, wall }: Needs): Backups {
  let last: Promise<unknown> = Promise.resolve();

  async function write(name: string): Promise<string> {
    const file = join(backupFolder(dataDir), name);
    await writeDurableFile(file, (part) => writeBackup(copyTo, part));
    pruneCopies(dataDir, wall());
    return file;
  }

  function inTurn(name: string): Promise<string> {
    const work = () => write(name);
    const written = last.then(work, work);
    last = written;
    return written;
  }

  return {
    make: () => inTurn(requestedName(wall(), 'sqlite')),
    async makeNightly(db) {
      const newest = nightsIn(dataDir)[0] ?? (await dayOfCreation(db));
      if (newest < dayOf(wall())) await inTurn(nightlyName(wall()));
    },
  };
}

/** The day on which a database is created needs no backup. */
async function dayOfCreation(db: Db): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return rows[0]?.first.slice(0, 10) ?? '';
}

async function writeBackup(copyTo: Needs['copyTo'], target: string): Promise<void> {
  const raw = `${target}-raw`;
  removeSqliteFiles(raw);
  try {
    writeFileSync(raw, '', { mode: 0o600 });
    await copyTo(raw);
    await finish(raw, target);
  } finally {
    removeSqliteFiles(raw);
  }
}

const finish = (raw: string, target: string) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./finish.ts', import.meta.url), { workerData: { raw, target } });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The backup was interrupted.'))));
  });
