import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file for this user alone: `write` fills an empty one beside it, which takes the file's name once it is whole
 * and on the disk. What an earlier call was killed at is thrown away; a file that is already there is replaced at once.
 */
export async function writeDurably(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    writeFileSync(part, '', { mode: 0o600, flag: 'wx' });
    await write(part);
    sync(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  sync(dirname(file));
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
