import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommandLine } from '../../packages/server/src/command-line.ts';
import { gameHandlers } from '../../packages/server/src/game/module.ts';
import { createClock } from '../../packages/server/src/platform/clock/clock.ts';
import type { Db, OpenDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';
import { createJobRunner } from '../../packages/server/src/platform/jobs/job-runner.ts';
import { createSeason } from '../../packages/server/src/season/loop/season.ts';
import { fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../packages/server/src/testing/fake-data-source.ts';
import { openLargeGame } from '../../packages/server/src/testing/large-game.ts';
import { LARGE_GAME_NOW } from '../../packages/server/src/testing/large-game-later.ts';
import { addMatch } from '../../packages/server/src/testing/rows.ts';
import { sql } from 'kysely';
import { BENCHES } from './benches.ts';

/**
 * Measures how long it takes to grade one match that all players of a large game have picked, and what it does to a server whose season ticks meanwhile: on a SQLite file, and on PostgreSQL if DATABASE_URL is set. Times are
 * in milliseconds. 'blocked' is the longest delay of the event loop, 'score' the longest time from a changed score in the
 * feed until it is reported, of which up to 2,000 is the pause between two ticks.
 */
const { values } = readCommandLine(BENCHES.grade, process.argv.slice(3));
const SIZES = values.sizes.split(',').map(Number);
const START = LARGE_GAME_NOW;
const log = createLogger('error');

const runnerOf = ({ db, isShared }: OpenDatabase) => {
  const handlers = gameHandlers({ notify: () => {}, wall: Date.now });
  return createJobRunner({ db, isShared, handlers, log });
};

/** Lets every player pick; a third of them disagree. A statement may take up to 5 s on PostgreSQL. */
async function addLastPicks(db: Db): Promise<void> {
  await addMatch(db, 'last', START, { probabilities: { home: 60, draw: 0, away: 40 } });
  for (let digit = 0; digit < 10; digit += 1) {
    await sql`insert into picks (id, user_id, match_id, choice, created_at)
      select 'last' || id, id, 'last', case when cast(substr(id, 2) as integer) % 3 = 0 then 'DISAGREE' else 'AGREE' end,
        ${sql.lit(START - 60_000)}
      from users where id like ${`%${digit}`}`.execute(db);
  }
}

async function measure(database: OpenDatabase) {
  const { db, dialect } = database;
  await addLastPicks(db);
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

async function measureOn(name: string, place: Parameters<typeof openLargeGame>[0], players: number) {
  const database = await openLargeGame(place, players);
  const [graded, jobs, blocked, score] = (await measure(database)).map((ms) => Math.round(ms));
  console.log(
    `${name}: ${players} picks: graded in ${graded} ms, jobs done after ${jobs} ms, blocked ${blocked} ms, score ${score} ms`,
  );
  if (database.isShared) await database.db.schema.dropSchema(SCHEMA).cascade().execute();
  await database.close();
}

const SCHEMA = 'bench_grade';
const databaseUrl = process.env.DATABASE_URL || undefined;
for (const players of SIZES) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-grade-'));
  await measureOn('SQLite', { dataDir }, players);
  rmSync(dataDir, { recursive: true });
  if (databaseUrl !== undefined) await measureOn('PostgreSQL', { databaseUrl, schema: SCHEMA }, players);
}
