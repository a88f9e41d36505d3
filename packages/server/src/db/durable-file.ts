import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file for this user alone: `write` fills an empty one beside it, which takes the file's name once it is whole
 * and on the disk. What an earlier call was killed at is thrown away; a file that is already there is replaced at once.
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

/** Removes a SQLite file with its logs, which would be applied to the next file of that name. */
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
