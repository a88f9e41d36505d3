import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Receipt } from '@machine/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { folderForFile } from '../../../packages/server/src/testing/after-test.ts';
import { type Game, openGame, signupOf } from '../../../packages/server/src/testing/game.ts';
import { createPersistentDatabase } from '../../../packages/server/src/testing/persistent-database.ts';
import { createPlayer } from '../../../packages/server/src/testing/player.ts';
import { pickForReceipts } from '../../../packages/server/src/testing/published.ts';
import { endProcess, startProcess } from '../../../packages/server/src/testing/server-process.ts';
import { createClient } from '../../audit/client.mjs';
import { runAudit } from '../../audit/run-audit.mjs';
import { createKey } from '../log-maker.ts';

const AUDIT = join(import.meta.dirname, '../../audit.mjs');
const VERIFY = join(import.meta.dirname, '../../verify.mjs');
const folder = folderForFile();
const state = join(folder, 'state.json');

const storage = await createPersistentDatabase();
afterAll(() => storage.remove());

/** Runs a command of the verifier. Returns its exit status and what it printed. */
async function run(program: string, ...args: string[]): Promise<{ status: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
    return { status: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

/** Starts a server with a simulated season and bots, and stops it when `work` is done. */
async function withServer<T>(speed: number, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startProcess({ ...storage.env, FEED: 'simulated', BOTS: 'on', SPEED: String(speed) });
  try {
    return await work(server.url);
  } finally {
    expect(await endProcess(server, 'SIGTERM')).toBe(0);
  }
}

/** The newest time of the game that is known. */
let gameTime = 0;

async function logSize(url: string): Promise<number> {
  const response = await fetch(`${url}/api/audit`);
  gameTime = Date.parse(response.headers.get('Game-Time') ?? response.headers.get('Date') ?? '');
  const { checkpoint } = (await response.json()) as { checkpoint: string };
  return Number(checkpoint.split('\n')[1]);
}

/** Signs up and picks on a match that is open. Returns the player's id and the file with the receipt. */
async function pickOn(url: string): Promise<{ id: string; file: string; receipt: Receipt }> {
  const player = createPlayer((path, init) => fetch(url + path, init));
  const { body } = await player.post('/api/auth/signup', signupOf('verifier'));
  const { match } = (await player.get('/api/predictions/random')).body as { match: { id: string } };
  const [receipt] = (await pickForReceipts(player, [match.id])) as [Receipt];
  const file = join(folder, 'receipt.json');
  writeFileSync(file, JSON.stringify(receipt));
  return { id: (body as { user: { id: string } }).user.id, file, receipt };
}

/** Verifies a receipt with the server, with only its key, and after a letter was changed. */
async function checkReceipt(url: string): Promise<void> {
  const { id, file, receipt } = await pickOn(url);
  const key = (await (await fetch(`${url}/proof/key`)).text()).trim();
  const online = await run(VERIFY, file, '--server', url, '--player', id);
  expect(online).toMatchObject({ status: 0, output: expect.stringContaining('The receipt is valid.') });
  expect(online.output.match(/^ok {7}/gm)).toHaveLength(7);
  expect(await run(VERIFY, file, '--key', key)).toMatchObject({ status: 0 });
  expect(await run(VERIFY, file, '--key', key, '--player', 'somebody-else')).toMatchObject({ status: 1 });
  writeFileSync(file, JSON.stringify({ receipt: { ...receipt, entry: receipt.entry.replace('a', 'b') } }));
  const changed = await run(VERIFY, file, '--server', url);
  expect(changed).toMatchObject({ status: 1, output: expect.stringMatching(/^FAILED {3}prediction/m) });
}

test('finds nothing wrong with a real server and its receipts, and knows it again', async () => {
  const size = await withServer(1, async (url) => {
    await checkReceipt(url);
    const first = await run(AUDIT, url, '--state', state);
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining('Everything is right.') });
    const known = Number(/(\d+) entries at/.exec(first.output)?.[1]);
    const second = await run(AUDIT, url, '--state', state);
    const growth = `contains ${known} known entries unchanged`;
    expect(second).toMatchObject({ status: 0, output: expect.stringContaining(growth) });
    const other = await run(AUDIT, url, '--key', createKey(1).text);
    expect(other).toMatchObject({ status: 1, output: expect.stringMatching(/^FAILED +key +The key has changed/m) });
    return known;
  });
  expect(size).toBeGreaterThan(100);
  await withServer(50_000, async (url) => {
    await expect.poll(() => logSize(url), { timeout: 60_000 }).toBeGreaterThan(size);
  });
}, 120_000);

/** Runs the audit on the database of the last test, as it is now. Returns the failed checks. */
async function failuresOf(game: Game): Promise<string[]> {
  const visitor = game.visitor();
  const fetch = async (address: string) => {
    const { pathname, search } = new URL(address);
    const { status, text, headers } = await visitor.get(pathname + search);
    return new Response(text, { status, headers: { 'Game-Time': headers.get('Game-Time') ?? '' } });
  };
  const lines: string[] = [];
  await runAudit(createClient('https://play.test', { fetch }), {
    kept: [(JSON.parse(readFileSync(state, 'utf8')) as { checkpoint: string }).checkpoint],
    random: () => 0,
    wait: async () => {},
    print: (line) => lines.push(line),
  });
  return lines.filter((line) => line.startsWith('FAILED'));
}

const HASH = 'select hash from proof_nodes where level = 0 and position = 9';

/** Statements that change the database, those that undo it, and what the audit says, check by check. */
const TAMPERING = [
  {
    changes: [
      `update proof_entries set text = replace(text, '"modelVersion":"', '"modelVersion":"x') where position = 5`,
      `update grades set score_home = score_away, score_away = score_home where outcome <> 'DRAW'`,
      'update pick_results set stars = stars + 1 where was_correct = 1',
      'update users set stars = stars + 1 where stars > 0',
    ],
    undo: [
      `update proof_entries set text = replace(text, '"modelVersion":"x', '"modelVersion":"') where position = 5`,
      `update grades set score_home = score_away, score_away = score_home where outcome <> 'DRAW'`,
      'update pick_results set stars = stars - 1 where was_correct = 1',
      'update users set stars = stars - 1 where stars > 1',
    ],
    problems: [
      /^FAILED +checkpoints .*don't have the root of the checkpoint/,
      /^FAILED +results .*which is not/,
      /^FAILED +picks .*stars instead of/,
      /^FAILED +leaderboards .*stars instead of/,
    ],
  },
  {
    changes: [
      'update grades set machine_correct = 1 - machine_correct where outcome is not null',
      'update pick_results set picked_at = picked_at + 9000000000',
      `update proof_nodes set hash = (${HASH}) where level = 0 and position = 1`,
    ],
    undo: [],
    problems: [
      /^FAILED +proofs .*inclusion path/,
      /^FAILED +results .*is graded differently/,
      /^FAILED +picks .*not before the start/,
    ],
  },
];

test('finds nothing wrong after days that were played in a hurry, until the database is changed', async () => {
  const timeScale = { origin: gameTime, realOrigin: 0, speed: 0 };
  const game = await openGame({ database: await storage.open(), timeScale });
  const execute = (statement: string) => sql.raw(statement).execute(game.db);
  expect(await failuresOf(game)).toEqual([]);
  for (const { changes, undo, problems } of TAMPERING) {
    for (const statement of changes) await execute(statement);
    // Leaderboards are cached for ten seconds.
    timeScale.origin += 11_000;
    const failures = await failuresOf(game);
    for (const problem of problems) expect(failures).toContainEqual(expect.stringMatching(problem));
    for (const statement of undo) await execute(statement);
  }
}, 60_000);

test('says how it is called, and what it could not check', async () => {
  expect(await run(AUDIT)).toMatchObject({ status: 2, output: expect.stringContaining('Checks a whole server') });
  expect(await run(VERIFY)).toMatchObject({ status: 2, output: expect.stringContaining('Verifies a receipt') });
  const file = join(folder, 'receipt.json');
  writeFileSync(file, 'no receipt');
  expect(await run(VERIFY, file, '--key', 'x')).toMatchObject({ status: 1 });
});
