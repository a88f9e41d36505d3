import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Game, openGame } from '../../../packages/server/src/testing/game.ts';
import { createPersistentDatabase } from '../../../packages/server/src/testing/persistent-database.ts';
import { createClient } from '../../audit/client.mjs';
import { runAudit } from '../../audit/run-audit.mjs';
import { withServer } from './with-server.ts';

/** The newest time of the game that is known. */
let gameTime = 0;

/** Returns the newest checkpoint of the log. */
async function readLog(url: string): Promise<string> {
  const response = await fetch(`${url}/api/audit`);
  gameTime = Date.parse(response.headers.get('Game-Time') ?? response.headers.get('Date') ?? '');
  return ((await response.json()) as { checkpoint: string }).checkpoint;
}

const sizeOf = (checkpoint: string) => Number(checkpoint.split('\n')[1]);

/** Runs the audit on the database as it is now. Returns the failed checks. */
async function failuresOf(game: Game, known: string): Promise<string[]> {
  const visitor = game.visitor();
  const fetch = async (address: string) => {
    const { pathname, search } = new URL(address);
    const { status, text, headers } = await visitor.get(pathname + search);
    return new Response(text, { status, headers: { 'Game-Time': headers.get('Game-Time') ?? '' } });
  };
  const lines: string[] = [];
  await runAudit(createClient('https://play.test', { fetch }), {
    kept: [known],
    random: () => 0,
    wait: async () => {},
    print: (line) => lines.push(line),
  });
  return lines.filter((line) => line.startsWith('FAILED'));
}

/** Statements that change the database, and what the audit then says. */
const TAMPERING: [statement: string, problem: RegExp][] = [
  [
    `update proof_entries set text = replace(text, '"modelVersion":"', '"modelVersion":"x') where position = 5`,
    /^FAILED +checkpoints .*don't have the root of the checkpoint/,
  ],
  [
    `update grades set score_home = score_away, score_away = score_home where outcome <> 'DRAW'`,
    /^FAILED +results .*which is not/,
  ],
  ['update pick_results set star_tenths = star_tenths + 10 where was_correct = 1', /^FAILED +picks .*stars instead of/],
  ['update users set star_tenths = star_tenths + 10 where star_tenths > 0', /^FAILED +leaderboards .*stars instead of/],
];

test('finds nothing wrong after days that were played in a hurry, until the database is changed', async () => {
  const storage = await createPersistentDatabase();
  const known = await withServer(storage.env, 50_000, async (url) => {
    const first = await readLog(url);
    await expect.poll(async () => sizeOf(await readLog(url))).toBeGreaterThan(sizeOf(first));
    return first;
  });
  const timeScale = { origin: gameTime, realOrigin: 0, speed: 0 };
  const game = await openGame({ database: await storage.open(), timeScale });
  expect(await failuresOf(game, known)).toEqual([]);
  for (const [statement] of TAMPERING) await sql.raw(statement).execute(game.db);
  // Leaderboards are cached for ten seconds.
  timeScale.origin += 11_000;
  const failures = await failuresOf(game, known);
  for (const [, problem] of TAMPERING) expect(failures).toContainEqual(expect.stringMatching(problem));
}, 120_000);
