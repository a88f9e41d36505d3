import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs `cleanUp` after the current test or, at the top of a file, after its tests; last registered first. In `beforeAll`
 * and in benchmarks, the caller cleans up.
 */
export function afterTest(cleanUp: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : process.env.VITEST ? afterAll : () => {};
  register(async () => void (await cleanUp()));
}

/** Returns a close function that works once, and that also runs then. */
export function closingAfterTest(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const closeOnce = () => (closed ??= close());
  afterTest(closeOnce);
  return closeOnce;
}

/** Opens something before each test of the file. Returns an object with what the present one has. */
export function openedBeforeEach<T extends object>(open: () => Promise<T>): T {
  const present = {} as T;
  beforeEach(async () => void Object.assign(present, await open()));
  return present;
}

/** Creates a folder with these files for the duration of the current test or, at the top of a file, of its tests. */
export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  afterTest(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Writes files for the duration of a test. Returns their paths, in the same order. */
export function temporaryFiles(files: Record<string, string>): string[] {
  const folder = temporaryFolder(files);
  return Object.keys(files).map((name) => join(folder, name));
}
