import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, onTestFinished, TestRunner } from 'vitest';

/** Runs `cleanUp` after the current test, last registered first. In `beforeAll` and outside tests, the caller cleans up. */
export function afterTest(cleanUp: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await cleanUp()));
}

/** Returns a close function that works once, and that also runs after the current test. */
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

/** Creates an empty folder for the duration of a test file. */
export function folderForFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates an empty folder for the duration of the current test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  afterTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files for the duration of a test. Returns their paths, in the same order. */
export function temporaryFiles(files: Record<string, string>): string[] {
  const folder = temporaryFolder();
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}
