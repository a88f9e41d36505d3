import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates or atomically replaces a file that only this user can read: `write` fills a temporary file, which is synced to
 * disk and then renamed. Leftovers of an interrupted call are removed.
 */
export async function writeDurableFile(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  removeSqliteFiles(part);
  try {
    writeFileSync(part, '', { mode: 0o600, flag: 'wx' });
    await write(part);
    sync(part);
    renameSync(part, file);
  } catch (error) {
    removeSqliteFiles(part);
    throw error;
  }
  sync(dirname(file));
}

/** Removes a SQLite file and its logs, which SQLite would apply to the next file of that name. */
export function removeSqliteFiles(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
