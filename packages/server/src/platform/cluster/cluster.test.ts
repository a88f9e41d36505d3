import { endpoints } from '@machine/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instant, HOUR_MS } from '../clock/time.ts';
import { openDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { createLogger } from '../http/log.ts';
import { joinCluster } from './cluster.ts';
import { joinProcess } from '../../testing/join-process.ts';
import { afterTest } from '../../testing/after-test.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';

const log = createLogger('silent');

const { isMissing, server } = providePostgres('several processes on one database');

const newSchema = () => `test_${crypto.randomUUID().replaceAll('-', '')}`;
const openSchema = (schema: string) => openDatabase({ databaseUrl: server().url, dataDir: '', schema });

describe.skipIf(isMissing)('two processes on one PostgreSQL', () => {
  let one: Game;
  let two: Game;
  const cleanUps: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const schema = newSchema();
    // One after the other: the first one creates the tables.
    one = await openProcess(schema);
    two = await openProcess(schema);
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });

  async function openProcess(schema: string): Promise<Game> {
    const database = await openSchema(schema);
    const cluster = await joinCluster(server().url, database, log);
    await cluster.open();
    const { rateStore } = cluster;
    // Copies stay for an hour unless an event drops them.
    const game = await openGame({ database, throttles: true, rateStore, sharedCacheMs: HOUR_MS });
    cluster.relay(game.bus);
    cleanUps.push(async () => {
      await cluster.close();
      await game.close();
    });
    return game;
  }

  it('count logins once, without storing any address, user or email address', async () => {
    const statuses = [];
    for (let index = 0; index < 9; index += 1) {
      const guess = { email: `${index}@example.org`, password: 'a wrong guess' };
      const visitor = (index % 2 ? one : two).visitor('192.0.2.1');
      statuses.push((await visitor.post('/api/auth/login', guess)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429]);
    const rows = await one.db.selectFrom('rate_windows').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });

  /** Returns what the second process answers. */
  const readTwo = async (path: string) => (await two.visitor().get(path)).text;

  it('drop the copies that an event of the other outdates', async () => {
    await addMatch(one.db, 'a', KICK_OFF - 1_000, { status: 'LIVE', score_home: 1, score_away: 0 });
    const path = endpoints.match.path.replace(':id', 'a');
    expect(await readTwo(path)).toContain('"scoreHome":1');
    await one.db.updateTable('matches').set({ score_home: 2 }).where('id', '=', 'a').execute();
    expect(await readTwo(path)).toContain('"scoreHome":1');
    one.bus.publish({ type: 'score_update', data: { matchId: 'a' } });
    await expect.poll(() => readTwo(path)).toContain('"scoreHome":2');
  });
});

it.skipIf(isMissing)('create the tables once when they start on a new database at once', async () => {
  const opened = await Promise.all(['public', 'public', 'public'].map(openSchema));
  const counts = opened.map(({ db }) => db.selectFrom('users').select(sql.lit(1).as('one')).execute());
  expect(await Promise.all(counts)).toEqual([[], [], []]);
  for (const { close } of opened) await close();
});

const SPEED = 600;
/** A real minute, which no measurement takes; eight would be eighty hours. */
const TOLERANCE_MS = 60_000 * SPEED;

it.skipIf(isMissing)('two machines whose clocks differ by minutes have the game time of the database', async () => {
  const schema = newSchema();
  const config = { feed: 'none', seed: null, speed: SPEED, acceptClock: false, databaseUrl: server().url } as const;
  const join = async (minutesAhead: number) => {
    const database = await openSchema(schema);
    const machineNow = () => Date.now() + minutesAhead * 60_000;
    const { clock, close } = await joinProcess(config, database, log, { machineNow });
    afterTest(() => close().then(database.close));
    return { clock, db: database.db };
  };
  const [ahead, behind] = [await join(5), await join(-3)];
  const difference = ahead.clock.now() - behind.clock.now();
  expect(Math.abs(difference)).toBeLessThan(TOLERANCE_MS);
  const { rows } = await sql<{ now: Instant }>`select ${behind.clock.sql} as now`.execute(behind.db);
  expect(Math.abs((rows[0]?.now ?? 0) - behind.clock.now())).toBeLessThan(TOLERANCE_MS);
});

it.skipIf(isMissing)('reports a connection that is lost in use once, and never uses it again', async () => {
  const errors: string[] = [];
  const pool = openPostgres(server().url, 'public', (error) => void errors.push(error.message));
  const client = await pool.connect();
  await client.query('select 1', []);
  await server().terminateBackends();
  await expect.poll(() => errors).toEqual(['terminating connection due to administrator command']);
  const error = await client.query('select 1', []).catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  await expect(client.query('rollback', [])).rejects.toBe(error);
  client.release();
  const next = await pool.connect();
  expect((await next.query<{ one: number }>('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  next.release();
  await pool.end();
  expect(errors).toHaveLength(1);
});
