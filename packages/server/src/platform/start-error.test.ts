import { chmodSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase, sqliteFileIn } from './db/open.ts';
import { startServer } from '../index.ts';
import { explainFailure, StartError } from './start-error.ts';
import { runToEnd } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/after-test.ts';

const folder = temporaryFolder();

async function createGame(dataDir: string): Promise<string> {
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  return sqliteFileIn(dataDir);
}

/** Each turns a fresh folder into one the server can't use. */
const BROKEN: Record<string, [prepare: (dataDir: string) => unknown, message: RegExp]> = {
  'a database with a damaged page': [
    async (dataDir) => {
      const file = openSync(await createGame(dataDir), 'r+');
      for (let page = 4; page < 20; page += 1) writeSync(file, Buffer.alloc(4_096, 0xab), 0, 4_096, page * 4_096);
    },
    /^\S+ is damaged or not a database: restore a backup/,
  ],
  'a folder where the file should be': [
    (dataDir) => mkdirSync(sqliteFileIn(dataDir)),
    /^\S+ is a folder, not a file: set DATA_DIR/,
  ],
  'a file where the folder should be': [
    (dataDir) => {
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, '');
    },
    /^The folder \S+ is a file, not a folder: set DATA_DIR/,
  ],
};

const start = (dataDir: string) =>
  startServer({ dataDir, port: 0, feed: 'none', bots: false, logLevel: 'silent', databaseUrl: null });

it.each(Object.entries(BROKEN))('startServer fails with one sentence on %s', async (name, [prepare, message]) => {
  const dataDir = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(dataDir);
  await prepare(dataDir);
  const error: unknown = await start(dataDir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message.split('\n')).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['a folder inside a file', join(import.meta.filename, 'data'), /^The folder \S+ is inside a file: /],
  ['a folder that cannot be created', '/proc/nowhere/data', /^The folder \S+ .+: set DATA_DIR to another one\.$/],
])('startServer fails with one sentence on %s', async (_, dataDir, message) => {
  await expect(start(dataDir)).rejects.toThrow(message);
});

// Root can write to read-only files.
it.skipIf(process.getuid?.() === 0)(
  'startServer fails with one sentence on a read-only folder and a read-only file',
  async () => {
    const dataDir = join(folder, 'read-only');
    const file = await createGame(dataDir);
    for (const path of [file, dataDir]) {
      rmSync(`${file}-wal`, { force: true });
      chmodSync(path, path === file ? 0o400 : 0o500);
      const { errors, ...ended } = await runToEnd({ DATA_DIR: dataDir });
      chmodSync(path, 0o700);
      expect(ended).toMatchObject({ code: 2, output: '' });
      expect(errors).toMatch(/^\S+ .*(denied|read-only).*\n$/);
    }
  },
);

it('explainFailure returns one line, and the stack only for LOG_LEVEL=debug', () => {
  expect(explainFailure(new StartError('The port is taken.'), 'debug')).toBe('The port is taken.');
  const error = new TypeError('x is not a function\nat all');
  expect(explainFailure(error)).toBe(
    'Unexpected error: x is not a function. Set LOG_LEVEL=debug to see the stack trace.',
  );
  expect(explainFailure(error, 'debug')).toContain(import.meta.filename);
  expect(explainFailure('text')).toBe('Unexpected error.');
});
