import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../platform/clock/clock.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { createLogger } from '../../platform/http/log.ts';
import { type JoinConfig, type Joined, joinProcess } from '../../testing/join-process.ts';
import { fakeMatch, fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../../testing/persistent-database.ts';
import { createGameTimeSync, readHighWaterMark } from './game-time.ts';

let storage: PersistentDatabase;
let cleanups: (() => Promise<void>)[];
let logged: string[];
beforeEach(async () => {
  storage = await createPersistentDatabase();
  [cleanups, logged] = [[], []];
});
afterEach(async () => {
  vi.useRealTimers();
  await stop();
});

const log = createLogger('silent');
log.error = ((_: unknown, text: string) => void logged.push(`error: ${text}`)) as typeof log.error;
log.warn = ((text: string) => void logged.push(`warn: ${text}`)) as typeof log.warn;

const open = async (): Promise<OpenDatabase> => {
  const database = await storage.open();
  cleanups.unshift(database.close);
  return database;
};
const stop = async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
};
/** Starts a process on the test database, up to its season. */
async function start(overrides: Partial<JoinConfig> = {}): Promise<Joined & { database: OpenDatabase }> {
  const database = await open();
  const databaseUrl = storage.env.DATABASE_URL ?? null;
  const config = { databaseUrl, feed: 'none', seed: null, speed: null, acceptClock: false, ...overrides } as const;
  // The tests set the clock of this machine, and the database has the same.
  const joined = await joinProcess(config, database, log, { readDatabaseTime: async () => Date.now() });
  cleanups.unshift(joined.close);
  return { ...joined, database };
}
const syncGameTime = ({ database, clock }: { database: OpenDatabase; clock: Joined['clock'] }) =>
  createGameTimeSync({ db: database.db, clock, log })();

describe('game time', () => {
  it('continues after an accelerated season restarts, and finished matches stay finished', async () => {
    const startedAt = Date.now();
    const matches = [fakeMatch('a', startedAt + HOUR)];
    const accelerated = await start({ speed: 60 });
    // 40 hours of game time in 40 real minutes.
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt + 40 * 60_000 });
    const before = await openGame({ ...accelerated, dataSource: fakeDataSource(matches) });
    const seen = accelerated.clock.now();
    await before.season?.tick(seen);
    expect((await before.visitor().get('/api/matches/a')).body).toMatchObject({ status: 'FINAL' });

    await stop();
    const again = await start({ speed: 60 });
    expect(again.clock.now()).toBeGreaterThanOrEqual(seen);
    expect(again.clock.now()).toBeLessThan(seen + HOUR);
    const after = await openGame({ ...again, dataSource: fakeDataSource(matches) });
    await after.season?.tick(again.clock.now());
    expect((await after.visitor().get('/api/matches/a')).body).toMatchObject({ status: 'FINAL' });
    const late = await (await after.member()).post('/api/picks', { matchId: 'a', choice: 'AGREE' });
    expect(late.status).toBe(409);
  });

  it('follows the process that is furthest ahead', async () => {
    const database = await open();
    const clocks = [1, 0, 2, 1].map((hours) =>
      createClock(database.dialect, { origin: KICK_OFF + hours * HOUR, realOrigin: 0, speed: 0 }),
    );
    for (const clock of clocks) await syncGameTime({ database, clock });
    expect(clocks.map((clock) => clock.now() - KICK_OFF)).toEqual([HOUR, HOUR, 2 * HOUR, 2 * HOUR]);
    expect(await readHighWaterMark(database.db)).toBe(KICK_OFF + 2 * HOUR);
  });
});

describe('a clock that is set back', () => {
  const DAY = 24 * HOUR;
  // Later than the database's own clock, which tests can't set.
  const NOW = Date.now() + 3 * DAY;
  const PAUSED =
    'error: the clock is behind game time, so game time is paused until the clock catches up; if the clock was wrong before and is right now, stop all servers and start one with ACCEPT_CLOCK=1';

  async function play() {
    const matches = [fakeMatch('over', NOW - 2 * HOUR), fakeMatch('next', NOW + 2 * HOUR)];
    const process = await start();
    const game = await openGame({ ...process, log, dataSource: fakeDataSource(matches) });
    const grades = () => process.database.db.selectFrom('grades').selectAll().orderBy('match_id').execute();
    const tickAt = async (at: number) => {
      vi.setSystemTime(at);
      await game.season?.tick(process.clock.now());
    };
    return { ...process, game, grades, tickAt };
  }

  it.each([
    ['while the server runs', false],
    ['while the server is down', true],
  ])('by a day %s changes no grade, reopens no match, and resumes once it has caught up', async (_, isRestarted) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW - 3 * HOUR });
    let server = await play();
    await server.tickAt(NOW - 3 * HOUR);
    await server.tickAt(NOW);
    const graded = await server.grades();
    expect(graded).toMatchObject([{ match_id: 'over', status: 'FINAL' }]);

    if (isRestarted) {
      await stop();
      vi.setSystemTime(NOW - DAY);
      server = await play();
    }
    // Also before the first tick.
    expect(server.clock.now()).toBe(NOW);
    const player = await server.game.member();
    for (let ticks = 0; ticks < 3; ticks += 1) await server.tickAt(NOW - DAY + ticks * 2_000);
    expect(server.clock.now()).toBe(NOW);
    expect(server.clock.isReal).toBe(false);
    expect(await server.grades()).toEqual(graded);
    expect((await player.post('/api/picks', { matchId: 'over', choice: 'AGREE' })).status).toBe(409);
    expect(logged).toEqual([PAUSED]);

    await server.tickAt(NOW + HOUR);
    expect(logged).toEqual([PAUSED, 'warn: the clock has caught up: game time is running again']);
    expect(server.clock.now()).toBe(NOW + HOUR);
    expect(server.clock.isReal).toBe(true);
    expect((await player.post('/api/picks', { matchId: 'next', choice: 'AGREE' })).status).toBe(201);
    await server.tickAt(NOW + 3 * HOUR);
    expect((await player.get('/api/matches/next')).body).toMatchObject({ status: 'LIVE' });
  });

  it('by less than the tolerance logs nothing, and game time does not go back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const server = await play();
    await server.tickAt(NOW);
    await server.tickAt(NOW - 4_000);
    expect([server.clock.now(), server.clock.isReal, logged]).toEqual([NOW, true, []]);
  });

  it('is followed with ACCEPT_CLOCK, without changing any grade', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW - 3 * HOUR });
    const wrong = await play();
    await wrong.tickAt(NOW - 3 * HOUR);
    await wrong.tickAt(NOW);
    const graded = await wrong.grades();
    await stop();

    vi.setSystemTime(NOW - DAY);
    const accepted = await start({ acceptClock: true });
    expect([accepted.clock.now(), accepted.clock.isReal]).toEqual([NOW - DAY, true]);
    await stop();
    const right = await play();
    await right.tickAt(NOW - DAY + HOUR);
    expect(right.clock.now()).toBe(NOW - DAY + HOUR);
    expect(await right.grades()).toEqual(graded);
    const player = await right.game.member();
    expect((await player.post('/api/picks', { matchId: 'over', choice: 'AGREE' })).status).toBe(409);
    expect((await player.post('/api/picks', { matchId: 'next', choice: 'AGREE' })).status).toBe(201);
    expect(logged).toEqual([
      "warn: ACCEPT_CLOCK is set: game time starts at this machine's clock. Remove it before the next start.",
    ]);
  });
});

it('sends the header Game-Time with every response of a call in a game that does not run in real time', async () => {
  const game = await openGame();
  expect((await game.visitor().get('/completed')).headers.has('game-time')).toBe(false);
  for (const [index, path] of ['/api/machine/stats', '/api/nothing', '/api/health'].entries()) {
    game.setTime(KICK_OFF + index * HOUR);
    for (const { headers } of [await game.visitor().get(path), await game.visitor().post(path)]) {
      expect(headers.get('game-time')).toBe(`2026-11-20T${18 + index}:00:00.000Z`);
    }
  }
  const real = await openGame({ timeScale: { origin: 7, realOrigin: 7, speed: 1 } });
  expect((await real.visitor().get('/api/machine/stats')).headers.has('game-time')).toBe(false);
});
