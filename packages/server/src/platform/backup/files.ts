import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, type Instant } from '../clock/time.ts';

const NIGHTLY_MAX = 7;
/** Maximum age of any copy, since copies hold personal data. */
const COPY_AGE_MAX_MS = 14 * DAY_MS;

/** Returns the folder of backups, creating it for this user only. */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const NIGHTLY = /^beat-the-machine\.(\d{4}-\d\d-\d\d)\.sqlite$/;
/** Matches every copy that the server and its commands create, but not the operator's own copies. */
const COPY = /^beat-the-machine\.(before-.+|replaced-.+|\d{4}-\d\d-\d\d(T.+Z)?)\.(sqlite|dump)(-wal|-shm)?$/;
const PART = /^beat-the-machine\..+\.part/;

/** Returns the days of the nightly backups, newest first. */
export const nightsIn = (dataDir: string): string[] =>
  list(backupFolder(dataDir))
    .flatMap((name) => NIGHTLY.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();

/**
 * Removes all but the last seven nightly backups, copies that are too old, and files left by a killed process. Call it
 * only after a new backup has been verified, and from one process at a time.
 */
export function pruneCopies(dataDir: string, now: Instant): void {
  const folder = backupFolder(dataDir);
  const oldNights = new Set(nightsIn(dataDir).slice(NIGHTLY_MAX));
  for (const name of list(folder)) {
    if (oldNights.has(NIGHTLY.exec(name)?.[1] ?? '')) rmSync(join(folder, name), { force: true });
  }
  for (const parent of [folder, dataDir]) {
    for (const name of list(parent)) {
      const path = join(parent, name);
      const isTooOld = COPY.test(name) && existsSync(path) && statSync(path).mtimeMs < now - COPY_AGE_MAX_MS;
      if (isTooOld || PART.test(name)) rmSync(path, { force: true });
    }
  }
}

const list = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
