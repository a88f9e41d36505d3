import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { argv } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { gradeDue } from '../../packages/server/src/game/grading/grade.ts';
import { gameHandlers } from '../../packages/server/src/game/module.ts';
import { createClock } from '../../packages/server/src/platform/clock/clock.ts';
import { type Db, type OpenDatabase, openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';
import { createJobRunner } from '../../packages/server/src/platform/jobs/job-runner.ts';
import { createSeason } from '../../packages/server/src/season/loop/season.ts';
import { fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../packages/server/src/testing/fake-data-source.ts';
import { addMatch } from '../../packages/server/src/testing/rows.ts';
import { sql } from 'kysely';

/**
 * Measures how long it takes to grade one match that many players with EARLIER_PICKS graded picks have picked, and what
 * it does to a server whose season ticks meanwhile: on a SQLite file, and on PostgreSQL if DATABASE_URL is set. Times are
 * in milliseconds. 'blocked' is the longest delay of the event loop, 'score' the longest time from a changed score in the
 * feed until it is reported, of which up to 2,000 is the pause between two ticks.
 */
const SIZES = (argv[3] ?? '1000,10000,100000').split(',').map(Number);
const EARLIER_PICKS = 5;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 5, 18);
const log = createLogger('error');

const runnerOf = ({ db, isShared }: OpenDatabase) => {
  const handlers = gameHandlers({ notify: () => {}, wall: Date.now });
  return createJobRunner({ db, isShared, handlers, log });
};

async function prepare(database: OpenDatabase, players: number): Promise<void> {
  const { db } = database;
  await addManyPlayers(db, players);
  for (let round = 0; round < EARLIER_PICKS; round += 1) {
    const id = `match-${round}`;
    const startTime = START - (EARLIER_PICKS - round) * DAY;
    await addMatch(db, id, startTime, { status: 'FINAL', score_home: 101, score_away: 90 + (round % 4) * 5 });
    await addManyPicks(db, players, { id, round, at: startTime - 60_000 });
    // One job is enough for everything so far.
    await db.deleteFrom('jobs').execute();
    await gradeDue(db, startTime + 3 * HOUR);
  }
  await runnerOf(database).run();
  await addMatch(db, 'last', START, { probabilities: { home: 60, draw: 0, away: 40 } });
  await addManyPicks(db, players, { id: 'last', round: EARLIER_PICKS, at: START - 60_000 });
}

async function measure(database: OpenDatabase, players: number) {
  await prepare(database, players);
  const { db, dialect } = database;
  const last = fakeMatch('last', START, { status: 'LIVE' });
  const other = fakeMatch('other', START, { status: 'LIVE', score: { home: 0, away: 0 } });
  let [changedAt, reported] = [0, 0];
  const delays: number[] = [];
  const season = createSeason({
    db,
    feed: fakeFeed([last, other]),
    machineFor: fakeMachine,
    clock: createClock(dialect, { origin: START + 3 * HOUR, realOrigin: 0, speed: 0 }),
    seed: 1,
    bots: null,
    log,
    onMatchChange(matchId) {
      if (matchId !== 'other') return;
      delays.push(performance.now() - changedAt);
      reported += 1;
      changeScore();
    },
  });
  const changeScore = () => {
    changedAt = performance.now();
    other.score = { home: reported + 1, away: 0 };
  };
  await season.tick(START + HOUR);
  season.start();
  changeScore();
  last.status = 'FINAL';
  const block = monitorEventLoopDelay({ resolution: 1 });
  block.enable();
  const before = performance.now();
  const isGraded = async () =>
    (await db.selectFrom('grades').select('match_id').where('match_id', '=', 'last').executeTakeFirst()) !== undefined;
  while (!(await isGraded())) await pause(20);
  const graded = performance.now();
  await runnerOf(database).run();
  const done = performance.now();
  block.disable();
  await season.stop();
  return [graded - before, done - graded, block.max / 1e6, Math.max(...delays, performance.now() - changedAt)];
}

async function measureOn(name: string, open: () => Promise<OpenDatabase>, remove: (db: Db) => Promise<unknown>) {
  for (const players of SIZES) {
    const database = await open();
    const times = await measure(database, players);
    const [graded, jobs, blocked, score] = times.map((ms) => Math.round(ms));
    console.log(
      `${name}: ${players} picks, ${EARLIER_PICKS} earlier ones each: graded in ${graded} ms, ` +
        `jobs done after ${jobs} ms, blocked ${blocked} ms, score ${score} ms`,
    );
    await remove(database.db);
    await database.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-grade-'));
let file = 0;
await measureOn(
  'SQLite',
  () => openDatabase({ databaseUrl: null, dataDir: join(folder, String((file += 1))) }),
  async () => {},
);
rmSync(folder, { recursive: true });
const databaseUrl = process.env.DATABASE_URL;
if (databaseUrl !== undefined) {
  const schema = 'bench_grade';
  await measureOn(
    'PostgreSQL',
    () => openDatabase({ databaseUrl, dataDir: ':memory:', schema }),
    ({ schema: tables }) => tables.dropSchema(schema).cascade().execute(),
  );
}

/** Players added per statement, which may take up to 5 s on PostgreSQL. */
const ADDED = 5_000;

const rangesOf = (count: number) =>
  Array.from({ length: Math.ceil(count / ADDED) }, (_, index) => {
    const from = 1_000_001 + index * ADDED;
    return { from, to: Math.min(from + ADDED - 1, 1_000_000 + count) };
  });

/** Adds players whose ids are in the order of their numbers. */
async function addManyPlayers(db: Db, count: number): Promise<void> {
  for (const { from, to } of rangesOf(count)) {
    await sql`insert into users (id, username, username_key, email, email_key, first_name, last_name, created_at)
      with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(to)})
      select 'player-' || i, i, i, i, i, 'A', 'B', 0 from n`.execute(db);
  }
}

/** Lets every player of `addManyPlayers` pick; a third of them disagree, a different third each round. */
async function addManyPicks(db: Db, count: number, { id, round, at }: { id: string; round: number; at: number }) {
  for (const { from, to } of rangesOf(count)) {
    await sql`insert into picks (id, user_id, match_id, choice, created_at)
      select ${id} || id, id, ${id}, case when (cast(username as integer) + ${sql.lit(round)}) % 3 = 0
        then 'DISAGREE' else 'AGREE' end, ${sql.lit(at)}
      from users where id >= ${`player-${from}`} and id <= ${`player-${to}`}`.execute(db);
  }
}
