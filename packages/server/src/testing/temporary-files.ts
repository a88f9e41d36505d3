import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files for the duration of a test. Returns their paths, in the same order. */
export async function temporaryFiles(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'seasons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    }),
  );
}
