import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Receipt } from '@machine/contract';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../packages/server/src/testing/after-test.ts';
import { signupOf } from '../../../packages/server/src/testing/game.ts';
import { createPersistentDatabase } from '../../../packages/server/src/testing/persistent-database.ts';
import { createPlayer } from '../../../packages/server/src/testing/player.ts';
import { pickForReceipts } from '../../../packages/server/src/testing/published.ts';
import { createKey } from '../log-maker.ts';
import { withServer } from './with-server.ts';

const AUDIT = join(import.meta.dirname, '../../audit.mjs');
const VERIFY = join(import.meta.dirname, '../../verify.mjs');
const folder = temporaryFolder();
const state = join(folder, 'state.json');

const storage = await createPersistentDatabase();

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
  await withServer(storage.env, 1, async (url) => {
    await checkReceipt(url);
    const first = await run(AUDIT, url, '--state', state);
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining('Everything is right.') });
    const known = Number(/(\d+) entries at/.exec(first.output)?.[1]);
    expect(known).toBeGreaterThan(100);
    const second = await run(AUDIT, url, '--state', state);
    const growth = `contains ${known} known entries unchanged`;
    expect(second).toMatchObject({ status: 0, output: expect.stringContaining(growth) });
    const other = await run(AUDIT, url, '--key', createKey(1).text);
    expect(other).toMatchObject({ status: 1, output: expect.stringMatching(/^FAILED +key +The key has changed/m) });
  });
});

test('says what is missing, and what it could not check', async () => {
  expect(await run(AUDIT)).toEqual({ status: 2, output: 'Missing argument URL; see --help.\n' });
  expect(await run(VERIFY, 'a', 'b')).toEqual({ status: 2, output: "Unknown argument 'b'; see --help.\n" });
  const file = join(folder, 'receipt.json');
  writeFileSync(file, 'no receipt');
  expect(await run(VERIFY, file, '--key', 'x')).toMatchObject({ status: 1 });
});
