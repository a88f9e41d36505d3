import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { fakeMatch, fakeWorld, HOUR } from '../testing/fake-world.ts';
import { KICK_OFF, openGame } from '../testing/game.ts';
import { keepGameTime, startOfGameTime } from './game-time.ts';

let folder: string;
let opened: OpenDatabase[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'time-'));
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true });
});

const openFile = async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  opened = [database];
  return database;
};
const restart = async () => {
  for (const database of opened) await database.close();
  return openFile();
};

describe('game time', () => {
  it('of a hurried season goes on after a restart: what was played stays played', async () => {
    const matches = [fakeMatch('a', KICK_OFF + HOUR)];
    // 40 hours of the game in 40 real minutes.
    const real = KICK_OFF + 40 * 60_000;
    const database = await openFile();
    const hurried = { origin: KICK_OFF, realOrigin: Date.now() - 40 * 60_000, speed: 60 };
    const before = await openGame({ database, course: hurried, world: fakeWorld(matches) });
    const seen = before.now();
    await before.season?.tick(seen);
    expect((await before.visitor().get('/api/matches/a')).body).toMatchObject({ status: 'FINAL' });

    const again = await restart();
    const origin = await startOfGameTime(again.db, real);
    expect(origin).toBeGreaterThanOrEqual(seen);
    expect(origin).toBeLessThan(seen + HOUR);
    const course = { origin, realOrigin: real, speed: 0 };
    const after = await openGame({ database: again, course, world: fakeWorld(matches) });
    await after.season?.tick(after.now());
    expect((await after.visitor().get('/api/matches/a')).body).toMatchObject({ status: 'FINAL' });
    const late = await (await after.member()).post('/api/picks', { matchId: 'a', choice: 'AGREE' });
    expect(late.status).toBe(409);
  });

  it('begins at real time when that is further on, and on a fresh database', async () => {
    const { db, dialect } = await openFile();
    expect(await startOfGameTime(db, KICK_OFF)).toBe(KICK_OFF);
    await keepGameTime(db, createClock(dialect, { origin: KICK_OFF, realOrigin: 0, speed: 0 }));
    expect(await startOfGameTime(db, KICK_OFF + HOUR)).toBe(KICK_OFF + HOUR);
    expect(await startOfGameTime(db, KICK_OFF - HOUR)).toBe(KICK_OFF);
  });

  it('of several processes is that of the one furthest on', async () => {
    const { db, dialect } = await openFile();
    for (const origin of [KICK_OFF + HOUR, KICK_OFF, KICK_OFF + 2 * HOUR, KICK_OFF + HOUR]) {
      await keepGameTime(db, createClock(dialect, { origin, realOrigin: 0, speed: 0 }));
    }
    expect(await startOfGameTime(db, 0)).toBe(KICK_OFF + 2 * HOUR);
  });

  it('that was never hurried is exactly real, for the process and for the database, and is not kept', async () => {
    const database = await openFile();
    const real = Date.now();
    const origin = await startOfGameTime(database.db, real);
    const clock = createClock(database.dialect, { origin, realOrigin: real, speed: 1 });
    expect(clock.isReal).toBe(true);
    expect(clock.sql).toBe(createClock(database.dialect).sql);
    await keepGameTime(database.db, clock);
    expect(await database.db.selectFrom('kept').selectAll().execute()).toEqual([]);
  });
});

describe('the header Game-Time', () => {
  it.each([
    '/api/machine/stats',
    '/api/matches/unknown',
    '/api/nothing',
    '/api/health',
    '/api/login',
    '/api/auth/user',
  ])('tells of %s when it was in a game that is not in real time', async (path) => {
    const game = await openGame({ database: await openFile() });
    const answer = await game.visitor().get(path);
    expect(answer.headers.get('game-time')).toBe('2026-11-20T18:00:00.000Z');
    game.setTime(KICK_OFF + HOUR);
    const later = await game.visitor().post(path);
    expect(later.headers.get('game-time')).toBe('2026-11-20T19:00:00.000Z');
  });

  it('is not sent in real time, nor with pages', async () => {
    const hurried = await openGame({ database: await openFile() });
    expect((await hurried.visitor().get('/completed')).headers.has('game-time')).toBe(false);
    const real = await openGame({ database: await restart(), course: { origin: 7, realOrigin: 7, speed: 1 } });
    expect((await real.visitor().get('/api/machine/stats')).headers.has('game-time')).toBe(false);
  });
});
