import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '../feed/feed.ts';
import { DAY_MS } from '../feed/time.ts';

const STEM = 'beat-the-machine';
const NIGHTS_KEPT = 7;
/** No copy of any kind outlives this: it holds personal data. */
const COPIES_KEPT_MS = 14 * DAY_MS;

/** Returns the folder of backups, which it creates for this user alone. */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** '2026-07-30' */
export const dayOf = (at: Instant) => new Date(at).toISOString().slice(0, 10);

/** '2026-07-30T14-03-22Z', which any file system takes. */
export const stampOf = (at: Instant) => `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export const nightlyName = (at: Instant) => `${STEM}.${dayOf(at)}.sqlite`;
export const requestedName = (at: Instant, extension: 'sqlite' | 'dump') => `${STEM}.${stampOf(at)}.${extension}`;
export const replacedName = (at: Instant) => `${STEM}.replaced-${stampOf(at)}.sqlite`;

const NIGHTLY = /^beat-the-machine\.(\d{4}-\d\d-\d\d)\.sqlite$/;
/** Any copy that the server or its commands make; the operator's own copies have other names. */
const COPY = /^beat-the-machine\.(before-.+|replaced-.+|\d{4}-\d\d-\d\d(T.+Z)?)\.(sqlite|dump)(-wal|-shm)?$/;
const PART = /^beat-the-machine\..+\.part/;

/** Returns the days of the nightly backups, the newest first. */
export const nightsIn = (dataDir: string): string[] =>
  list(backupFolder(dataDir))
    .flatMap((name) => NIGHTLY.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();

/**
 * Removes nightly backups but the last seven, every copy that is too old, and what a killed process left unfinished. To
 * be called once a new backup is known to be whole, and by one process at a time.
 */
export function pruneCopies(dataDir: string, now: Instant): void {
  const folder = backupFolder(dataDir);
  const oldNights = new Set(nightsIn(dataDir).slice(NIGHTS_KEPT));
  for (const name of list(folder)) {
    if (oldNights.has(NIGHTLY.exec(name)?.[1] ?? '')) rmSync(join(folder, name), { force: true });
  }
  for (const place of [folder, dataDir]) {
    for (const name of list(place)) {
      const path = join(place, name);
      const isTooOld = COPY.test(name) && existsSync(path) && statSync(path).mtimeMs < now - COPIES_KEPT_MS;
      if (isTooOld || PART.test(name)) rmSync(path, { force: true });
    }
  }
}

const list = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
