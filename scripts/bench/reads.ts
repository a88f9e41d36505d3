import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { openLargeGame } from '../../packages/server/src/testing/large-game.ts';
import { explain, type Plan, recordQueries } from '../../packages/server/src/testing/plans.ts';
import { readsOf } from '../../packages/server/src/testing/reads.ts';
import type { Read } from '../../packages/server/src/testing/reads-of-people.ts';
import { type OpenDatabase, openDatabase } from '../../packages/server/src/platform/db/open.ts';

/**
 * Compares what each read costs with few and with many players: its time, without HTTP, as the fastest of RUNS, and the
 * pages of the database that it reads, which don't depend on how busy the machine is. Fails when a read goes through all rows of a
 * table that grows with the number of players.
 *
 * Uses SQLite, or PostgreSQL when DATABASE_URL is set. --players sets the larger number of players (1,000,000 needs
 * PostgreSQL, 30 GB and some minutes), --plans prints every plan, and --reuse measures the games of the last run again
 * (PostgreSQL only).
 */
const RUNS = 25;
const FEW = 1_000;
/** More than this is marked. */
const GOAL_RATIO = 2;
/** Differences below this are noise. */
const NOISE_MS = 0.5;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '100000' },
    plans: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
  },
});
const MANY = Number(values.players);
const databaseUrl = env.DATABASE_URL || null;

type Game = { database: OpenDatabase; players: number; remove: () => void };

async function open(players: number): Promise<Game> {
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-reads-'));
  const schema = `bench_reads_${players}`;
  const database =
    values.reuse && databaseUrl !== null
      ? await openDatabase({ databaseUrl, schema, dataDir })
      : await openLargeGame(databaseUrl === null ? { dataDir } : { databaseUrl, schema }, players);
  console.log(`${players} players, opened after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return { database, players, remove: () => rmSync(dataDir, { recursive: true }) };
}

/** Returns a player of a game by run, a different one each time. */
const playerOf = ({ players }: Game, run: number) => (run * 37 + 11) % players;

async function timeOf(game: Game, read: Read, run: number): Promise<number> {
  const start = performance.now();
  await read(game.database.db, playerOf(game, run));
  return performance.now() - start;
}

async function plansOf(game: Game, read: Read): Promise<Plan[]> {
  const queries = await recordQueries(game.database.db, (db) => read(db, playerOf(game, 1)));
  const plans: Plan[] = [];
  for (const query of queries) plans.push(await explain(game.database, query));
  return plans;
}

/** Runs the same read on both games in turns, so that a busy machine slows down both. */
async function compare(few: Game, many: Game, [readFew, readMany]: readonly [Read, Read]) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.few.push(await timeOf(few, readFew, run));
    times.many.push(await timeOf(many, readMany, run));
  }
  return { few: Math.min(...times.few), many: Math.min(...times.many) };
}

const pagesIn = (plans: readonly Plan[]) => plans.reduce((sum, { pages }) => sum + (pages ?? 0), 0);

const [few, many] = [await open(FEW), await open(MANY)];
const [readsOfFew, readsOfMany] = [readsOf(few.database), readsOf(many.database)];
const failures: string[] = [];
console.log(`\n${'read'.padEnd(34)} statements  ms at ${FEW}  ms at ${MANY}  ratio  pages read`);
for (const [name, readMany] of Object.entries(readsOfMany)) {
  const readFew = readsOfFew[name] ?? readMany;
  const ms = await compare(few, many, [readFew, readMany]);
  const [plansFew, plans] = [await plansOf(few, readFew), await plansOf(many, readMany)];
  const ratio = ms.many / ms.few;
  const mark = ratio > GOAL_RATIO && ms.many - ms.few > NOISE_MS ? ' !' : '';
  const pages = databaseUrl === null ? '' : `${pagesIn(plansFew)} -> ${pagesIn(plans)}`;
  console.log(
    `${name.padEnd(34)} ${String(plans.length).padStart(10)} ${ms.few.toFixed(2).padStart(11)} ${ms.many.toFixed(2).padStart(13)} ${ratio.toFixed(2).padStart(6)}  ${pages}${mark}`,
  );
  if (values.plans) console.log(plans.map(({ lines }) => lines.map((line) => `    ${line}\n`).join('')).join('\n'));
  failures.push(...plans.flatMap(({ scanned }) => scanned.map((table) => `${name} scans ${table}`)));
}
for (const game of [few, many]) {
  await game.database.close();
  game.remove();
}
for (const failure of failures) console.log(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
