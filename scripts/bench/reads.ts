import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { CallName } from '@machine/contract';
import { readCommandLine } from '../../packages/server/src/command-line.ts';
import { type OpenDatabase, openDatabase } from '../../packages/server/src/platform/db/open.ts';
import type { Resources } from '../../packages/server/src/testing/access-fixture.ts';
import {
  ACCESS_MATRIX,
  BOARD_INPUTS,
  type CallInput,
  CALLS,
  isRead,
  sendCall,
} from '../../packages/server/src/testing/access-matrix.ts';
import { type Game, openGame } from '../../packages/server/src/testing/game.ts';
import { largeGameIds, openLargeGame } from '../../packages/server/src/testing/large-game.ts';
import { LARGE_GAME_NOW, UNPOPULAR } from '../../packages/server/src/testing/large-game-later.ts';
import { explain, type Plan, recordReads } from '../../packages/server/src/testing/plans.ts';
import type { Player } from '../../packages/server/src/testing/player.ts';
import { startSession } from '../../packages/server/src/testing/test-users.ts';
import { BENCHES } from './benches.ts';

/**
 * Compares what each read costs with few and with many players: its time, without a socket, as the fastest of RUNS, and the
 * pages of the database that it reads, which don't depend on how busy the machine is. Fails when a read goes through all
 * rows of a table that grows with the number of players.
 */
const RUNS = 25;
const FEW = 1_000;
/** More than this is marked. */
const GOAL_RATIO = 2;
/** Differences below this are noise. */
const NOISE_MS = 0.5;
/** Everybody follows them. */
const POPULAR = 1;

const { values } = readCommandLine(BENCHES.reads, process.argv.slice(3));
const MANY = Number(values.players);
const databaseUrl = env.DATABASE_URL || null;

type LargeGame = {
  database: OpenDatabase;
  players: number;
  take: ReturnType<typeof recordReads>['take'];
  game: Game;
  remove: () => void;
};

async function open(players: number): Promise<LargeGame> {
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-reads-'));
  const schema = `bench_reads_${players}`;
  const database =
    values.reuse && databaseUrl !== null
      ? await openDatabase({ databaseUrl, schema, dataDir })
      : await openLargeGame(databaseUrl === null ? { dataDir } : { databaseUrl, schema }, players);
  await database.db.updateTable('users').set({ is_moderator: 1 }).where('id', '=', largeGameIds(0).userId).execute();
  console.log(`${players} players, opened after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  const { db, take } = recordReads(database.db);
  const timeScale = { origin: LARGE_GAME_NOW, realOrigin: 0, speed: 0 };
  const game = await openGame({ database: { ...database, db, copyTo: undefined }, timeScale });
  return { database, players, take, game, remove: () => rmSync(dataDir, { recursive: true }) };
}

/** The subjects of a player's calls; the large game has nothing of what isn't named. */
function resourcesOf(number: number): Resources {
  const { userId, matchId, gradedMatchId, leagueId } = largeGameIds(number);
  const other = largeGameIds(number + 1).userId;
  const named: Partial<Resources> = {
    selfId: userId,
    friendId: other,
    followedId: other,
    username: 'fox',
    liveId: matchId,
    openId: matchId,
    finalId: gradedMatchId,
    threadId: userId.replace('u', 't'),
    shareId: `h${userId}`,
    leagueId,
    caseId: `c${userId}`,
  };
  return named as Resources;
}

const search = (q: string) => ({ query: { q } });
/** Ways to make a call that cost other than its usual one, by a name for each. */
const VARIANTS: { [Name in CallName]?: Record<string, CallInput> } = {
  followers: { popular: { params: { id: largeGameIds(POPULAR).userId } } },
  leaderboard: Object.fromEntries(BOARD_INPUTS.map((input) => [Object.values(input.query ?? {}).join(', '), input])),
  moderationCase: { 'reported by everybody': { params: { id: `c${largeGameIds(UNPOPULAR).userId}` } } },
  moderationCases: { decided: { query: { state: 'DECIDED' } } },
  randomPrediction: { random: {} },
  searchUsers: {
    'one letter': search('a'),
    'start of many': search('swift'),
    'middle of few': search('coxf'),
    digits: search('777'),
    'one name': search('boldfox399'),
    'no name': search('zqx'),
  },
  userSummary: { popular: { params: { id: largeGameIds(POPULAR).userId } } },
};

type Read = { name: CallName; label: string; inputFor: (number: number) => CallInput };
const READS = CALLS.filter(isRead).flatMap((name): Read[] => [
  { name, label: name, inputFor: (number) => ACCESS_MATRIX[name].inputFor(resourcesOf(number)) },
  ...Object.entries(VARIANTS[name] ?? {}).map(([label, input]) => ({
    name,
    label: `${name}: ${label}`,
    inputFor: () => input,
  })),
]);

/** Makes a read as a player, moderators' calls as the only moderator. Returns its time and its statements. */
async function make(game: LargeGame, { name, inputFor }: Read, number: number, client: Player) {
  const input = inputFor(number);
  game.take();
  const start = performance.now();
  const { status } = await sendCall(client, name, input);
  return { ms: performance.now() - start, status, queries: game.take() };
}

/** Returns the client of a player of a game by run, a different one each time. */
async function clientOf(
  { game, players }: LargeGame,
  { name }: Read,
  run: number,
): Promise<[number: number, client: Player]> {
  const number = name.startsWith('moderation') ? 0 : (run * 37 + 11) % players;
  const client = game.visitor();
  const { 'Set-Cookie': cookie = '' } = await startSession(game, largeGameIds(number).userId);
  client.setCookie(cookie.split(';')[0] ?? '');
  return [number, client];
}

async function plansOf(game: LargeGame, read: Read): Promise<Plan[]> {
  const { queries } = await make(game, read, ...(await clientOf(game, read, 1)));
  const plans: Plan[] = [];
  for (const query of queries) plans.push(await explain(game.database, query));
  return plans;
}

/** Makes the same read on both games in turns, so that a busy machine slows down both. */
async function compare(few: LargeGame, many: LargeGame, read: Read) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.few.push((await make(few, read, ...(await clientOf(few, read, run)))).ms);
    times.many.push((await make(many, read, ...(await clientOf(many, read, run)))).ms);
  }
  return { few: Math.min(...times.few), many: Math.min(...times.many) };
}

const pagesIn = (plans: readonly Plan[]) => plans.reduce((sum, { pages }) => sum + (pages ?? 0), 0);

const [few, many] = [await open(FEW), await open(MANY)];
const failures: string[] = [];
const unmeasured: string[] = [];
console.log(`\n${'read'.padEnd(40)} statements  ms at ${FEW}  ms at ${MANY}  ratio  pages read`);
for (const read of READS) {
  const { status } = await make(many, read, ...(await clientOf(many, read, 1)));
  if (status !== 200) {
    unmeasured.push(`${read.label} (${status})`);
    continue;
  }
  const ms = await compare(few, many, read);
  const [plansFew, plans] = [await plansOf(few, read), await plansOf(many, read)];
  const ratio = ms.many / ms.few;
  const mark = ratio > GOAL_RATIO && ms.many - ms.few > NOISE_MS ? ' !' : '';
  const pages = databaseUrl === null ? '' : `${pagesIn(plansFew)} -> ${pagesIn(plans)}`;
  console.log(
    `${read.label.padEnd(40)} ${String(plans.length).padStart(10)} ${ms.few.toFixed(2).padStart(11)} ${ms.many.toFixed(2).padStart(13)} ${ratio.toFixed(2).padStart(6)}  ${pages}${mark}`,
  );
  if (values.plans) console.log(plans.map(({ lines }) => lines.map((line) => `    ${line}\n`).join('')).join('\n'));
  failures.push(...plans.flatMap(({ scanned }) => scanned.map((table) => `${read.label} scans ${table}`)));
}
console.log(`\nThe large game lacks what these are about: ${unmeasured.join(', ')}`);
for (const game of [few, many]) {
  await game.database.close();
  game.remove();
}
for (const failure of failures) console.log(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
