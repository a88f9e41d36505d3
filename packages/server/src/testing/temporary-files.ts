import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './after-test.ts';

/** Writes files for the duration of a test. Returns their paths, in the same order. */
export async function temporaryFiles(files: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder();
  return Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    }),
  );
}
