import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { afterTest, temporaryFolder } from '../../testing/after-test.ts';
import { readGraded, recountGraded } from '../../testing/stored-state.ts';
import { LIVE_SOURCES } from '../../testing/observations.ts';
import { readAllObservations } from '../../testing/polling.ts';
import { endProcess, type ServerProcess, startProcess } from '../../testing/server-process.ts';
import { createLiveFeed } from './live-feed.ts';
import { SIMULATOR_KEYS, startSimulator } from './simulator/simulator.ts';
import type { TrueMatch } from './simulator/simulator-season.ts';

/** The server is killed this often in a week. */
const KILLS = 10;
/** A week in five minutes. */
const SPEED = 2_000;
const WEEK_MS = 7 * DAY_MS;
/** In the end, real seconds without faults and kills: half a day. */
const QUIET_S = 25;

async function playWeek() {
  const scale = { origin: Date.now(), realOrigin: 0, speed: 0 };
  const simulator = await startSimulator({ scale, slowMs: 100, seed: 7 });
  afterTest(simulator.close);
  const dataDir = temporaryFolder();
  const env = {
    FEED: 'live',
    BOTS: 'on',
    SPEED: String(SPEED),
    DATA_DIR: dataDir,
    FOOTBALL_DATA_URL: simulator.url,
    FOOTBALL_DATA_KEY: SIMULATOR_KEYS['football-data'],
    FOOTBALL_DATA_RATE: '30',
    BALLDONTLIE_URL: simulator.url,
    BALLDONTLIE_KEY: SIMULATOR_KEYS.balldontlie,
    BALLDONTLIE_RATE: '60',
    BALLDONTLIE_INJURIES: 'on',
  };
  const setFaults = (faults: unknown) =>
    fetch(`${simulator.url}/simulator/faults`, { method: 'POST', body: JSON.stringify(faults) });
  const read = async <T>(path: string): Promise<T> => (await fetch(simulator.url + path)).json() as Promise<T>;
  const now = () => scale.origin + (Date.now() - scale.realOrigin) * scale.speed;

  /** Starts the server, and lets the provider follow its clock. */
  async function start(): Promise<ServerProcess> {
    const server = await startProcess(env);
    const { headers } = await fetch(`${server.url}/api/health`);
    const origin = Date.parse(headers.get('Game-Time') ?? '');
    Object.assign(scale, { origin, realOrigin: Date.now(), speed: SPEED });
    return server;
  }
  /** Stops the provider's clock and the server. */
  async function end(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    Object.assign(scale, { origin: now(), realOrigin: 0, speed: 0 });
    await endProcess(server, signal);
  }

  const from = scale.origin;
  let server = await start();
  afterTest(() => server.child.kill('SIGKILL'));
  await setFaults('all');
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(500 + Math.random() * 3_000);
    await end(server, 'SIGKILL');
    server = await start();
  }
  await pause(Math.max(0, (from + WEEK_MS - now()) / SPEED));
  await setFaults({});
  await pause(QUIET_S * 1_000);
  const to = now();
  await end(server, 'SIGTERM');
  const query = new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
  return {
    to,
    database: await openDatabase({ databaseUrl: null, dataDir }),
    truth: await read<TrueMatch[]>(`/simulator/truth?${query}`),
    exceeded: await read<object>('/simulator/exceeded'),
  };
}

it(`a hurried week with every fault loses nothing when the server is killed ${KILLS} times: grades equal the truth, and boards a recount`, async () => {
  const { to, database, truth, exceeded } = await playWeek();
  const { db } = database;
  const observations = await readAllObservations(db);
  expect(observations.map(({ id }) => id)).toEqual(observations.map((_, index) => index + 1));
  expect(exceeded).toEqual({ 'football-data': 0, balldontlie: 0 });

  const feed = createLiveFeed({ history: [], sources: LIVE_SOURCES });
  feed.apply(observations);
  const matches = await db.selectFrom('matches').selectAll().execute();
  const ended = matches.filter(({ start_time }) => start_time < to - 12 * HOUR_MS);
  const counts = Map.groupBy(ended, ({ status }) => status);
  expect(counts.get('FINAL')?.length).toBeGreaterThan(40);
  for (const { id, status, score_home, score_away } of ended) {
    // Postponed matches wait for two days.
    expect(['FINAL', 'VOID', 'POSTPONED'], `${id}: ${JSON.stringify(feed.explain(id))}`).toContain(status);
    expect(feed.explain(id).length).toBeGreaterThan(1);
    const score = score_home === null || score_away === null ? null : { home: score_home, away: score_away };
    expect(feed.state(id, to)).toMatchObject({ status, score });
  }
  const grades = await db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .select(['match_id', 'grades.status', 'grades.score_home', 'grades.score_away', 'grades.start_time'])
    .select(['home_team', 'away_abbr'])
    .execute();
  expect(new Set(grades.map(({ match_id }) => match_id)).size).toBe(grades.length);
  for (const grade of grades.filter(({ status }) => status === 'FINAL')) {
    const results = truth
      .filter(
        ({ homeTeam, awayTeamAbbr }) =>
          [homeTeam, `New ${homeTeam}`].includes(grade.home_team) && awayTeamAbbr === grade.away_abbr,
      )
      .map(({ score }) => score);
    const graded = { home: grade.score_home, away: grade.score_away };
    expect({ id: grade.match_id, results }).toEqual({ id: grade.match_id, results: expect.arrayContaining([graded]) });
  }
  expect((await db.selectFrom('pick_results').select('pick_id').execute()).length).toBeGreaterThan(100);
  expect(await readGraded(db)).toEqual(await recountGraded(db));
  await database.close();
}, 1_800_000);
