import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../packages/server/src/platform/db/open.ts';
import { secretHashOf } from '../packages/server/src/season/feeds/seasons.ts';
import { temporaryFolder } from '../packages/server/src/testing/after-test.ts';
import { freePort } from '../packages/server/src/testing/private-postgres.ts';
import { ROOT } from './build.ts';
import { namedCommands, runNamed, runWords, startNamed } from './named-commands.ts';

const own = namedCommands().filter(({ words }) => words[0] === 'node');

test.each(own)('$name says in one sentence that it does not know an option', async ({ words }) => {
  const { status, stdout, stderr } = await runWords([...words, '--nonsense']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]*--nonsense[^\n.]*\.\n$/);
});

/** Expects that a command succeeds and prints something. */
async function expectOutput(pattern: RegExp, name: string, args: string[], env?: Record<string, string>) {
  const { status, stdout, stderr } = await runNamed(name, args, env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(pattern);
  return stdout;
}

/** Expects that a command serves a page at the address that it prints, and that it ends when it is told to. */
async function expectPage(pattern: RegExp, name: string, args: string[], env: Record<string, string>) {
  const running = await startNamed(name, args, env, pattern);
  const { status } = await fetch(running.found[1] ?? '').finally(running.end);
  expect(status).toBe(200);
}

/** Creates a folder with the database of a game. */
async function createGame(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const dataDir = temporaryFolder();
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  return { DATA_DIR: dataDir, DATABASE_URL: '' };
}

const SECRET = 'A'.repeat(43);
const SEASON = {
  at: '2026-10-18T12:00:00.000Z',
  from: '2026-10-19T00:00:00.000Z',
  kind: 'season',
  league: 'EPL',
  season: 'EPL 2026-10-19',
  secretHash: secretHashOf(SECRET),
  seed: 1,
  until: '2026-11-02T00:00:00.000Z',
  v: 1,
};

async function backUpAndRestore(): Promise<void> {
  const env = await createGame();
  const created = await expectOutput(/^Backup created: \S+\n$/, 'npm run backup', [], env);
  const file = created.trim().slice('Backup created: '.length);
  await expectOutput(/^Backup restored\. The replaced database was saved as /, 'npm run restore', [file], env);
}

/** Runs each command once, with as small an input as it takes. */
const RUNS: Record<string, () => Promise<unknown>> = {
  'npm start': () =>
    expectPage(/^Beat the Machine: (\S+)$/m, 'npm start', ['--bots', 'off'], {
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
    }),
  'npm run dev': async () =>
    expectPage(/Local: +(http:\/\/\S+?)\/?\n/, 'npm run dev', [], {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      NO_COLOR: '1',
    }),
  'npm run build': () => runNamed('npm run build', []).then(({ status }) => expect(status).toBe(0)),
  'npm run size': () => expectOutput(/^JavaScript +\d+ of/m, 'npm run size', []),
  'npm run mutations': () =>
    expectOutput(/^1 faults can be planted and compile/m, 'npm run mutations', ['--check', '--only', 'Monday night']),
  'npm run test:near': () => expectOutput(/Tests .*passed/, 'npm run test:near', ['scripts/feed/check-feed.ts']),
  'npm run bench': () =>
    expectOutput(/^SQLite: 1000 picks: graded/m, 'npm run bench', ['grade', '--sizes', '1000'], { DATABASE_URL: '' }),
  'npm run evaluate': () => expectOutput(/stars for 100 picks/, 'npm run evaluate', ['--strategies']),
  'npm run conformance': () =>
    expectOutput(/Nothing breaks the contract\./, 'npm run conformance', ['--scenario', 'veteran']),
  'npm run admin': async () => expectOutput(/^There are no moderators/, 'npm run admin', ['list'], await createGame()),
  'npm run backup': backUpAndRestore,
  'npm run restore': backUpAndRestore,
  'node scripts/contract.ts': async () => {
    const folder = temporaryFolder();
    await expectOutput(/^$/, 'node scripts/contract.ts', [folder]);
    expect(readdirSync(folder)).toContain('openapi.json');
  },
  'node scripts/readme-pictures.ts': async () => {
    const folder = temporaryFolder();
    await expectOutput(/completed\.png\n$/, 'node scripts/readme-pictures.ts', [folder]);
    expect(readdirSync(folder)).toHaveLength(4);
  },
  'node packages/server/src/recompute.ts': () =>
    expectOutput(/^match,start,status,home,away\n(?:.+\n)+$/, 'node packages/server/src/recompute.ts', [
      '--entry',
      JSON.stringify(SEASON),
      `--secret=${SECRET}`,
    ]),
  'node packages/server/src/results.ts': () =>
    expectOutput(/^NBA 2024-25: /m, 'node packages/server/src/results.ts', ['check']),
  'node scripts/feed.ts': async () => {
    const running = await startNamed('node scripts/feed.ts', ['simulator'], {}, /^http:\S+, with the keys/);
    // The signal ended it.
    expect(await running.end()).toBe(null);
  },
  'node scripts/cluster.ts': () =>
    expectPage(/^1 processes behind (\S+);/m, 'node scripts/cluster.ts', ['1'], { PORT: '0', BOTS: 'off' }),
};

/** Where other commands are run: a file, and its words. */
const ELSEWHERE: Record<string, [file: string, words: string]> = {
  'npm run check': ['package.json', '"pretest": "npm run check'],
  'npm run visual': ['.github/workflows/visual.yml', 'npm run visual'],
  'npm run audit': ['verifier/tests/product/real-server.test.ts', 'audit.mjs'],
  'node verifier/audit.mjs': ['verifier/tests/product/real-server.test.ts', 'audit.mjs'],
  'node verifier/verify.mjs': ['verifier/tests/product/real-server.test.ts', 'verify.mjs'],
  'node scripts/build-packages.ts': ['e2e/packages.nightly.test.ts', 'scripts/build-packages.ts'],
};

test('every command that pages name is run here or elsewhere', () => {
  const run = new Set([...Object.keys(RUNS), ...Object.keys(ELSEWHERE)]);
  expect(own.map(({ name }) => name).filter((name) => !run.has(name))).toEqual([]);
  const lost = Object.values(ELSEWHERE).filter(
    ([file, words]) => !readFileSync(join(ROOT, file), 'utf8').includes(words),
  );
  expect(lost).toEqual([]);
});

/** Some of them build: only one that hangs takes as long. */
const TIMEOUT = 900_000;

test.each(Object.entries(RUNS))('%s works with a small input', { timeout: TIMEOUT }, async (_, run) => {
  expect.hasAssertions();
  await run();
});
