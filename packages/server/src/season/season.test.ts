import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { League } from '@machine/contract';
import { createClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open.ts';
import { createLogger } from '../http/log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import {
  type FakeMachine,
  type FakeMatch,
  fakeFeed,
  fakeMachine,
  fakeMatch,
  HOUR,
} from '../testing/fake-data-source.ts';
import { KICK_OFF as NOW } from '../testing/game.ts';
import { isGold } from './gold.ts';
import { createSeason } from './season.ts';
import { storeCalls } from './store-calls.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const DAY = 24 * HOUR;
const machines: FakeMachine[] = [];
const clockAt = (origin: number) => createClock(database.dialect, { origin, realOrigin: 0, speed: 0 });
const seasonOf = (matches: FakeMatch[]) =>
  createSeason({
    db: database.db,
    feed: fakeFeed(matches),
    machineFor: (league: League) => {
      const machine = fakeMachine(league);
      machines.push(machine);
      return machine;
    },
    clock: clockAt(NOW),
    bots: null,
    seed: 1,
    log: createLogger('silent'),
  });
const matchRows = () => database.db.selectFrom('matches').selectAll().orderBy('id').execute();
const callRows = () => database.db.selectFrom('predictions').selectAll().orderBy('match_id').execute();

it('brings the fixtures around the present and follows them to their end', async () => {
  const season = seasonOf([
    fakeMatch('too-old', NOW - 4 * DAY),
    fakeMatch('too-far', NOW + 9 * DAY),
    fakeMatch('soon', NOW + HOUR),
    fakeMatch('yesterday', NOW - DAY),
  ]);
  await season.tick(NOW);
  expect(await matchRows()).toMatchObject([
    { id: 'soon', status: 'SCHEDULED', score_home: null, clock: null, home_abbr: 'LAL', start_time: NOW + HOUR },
    { id: 'yesterday', status: 'FINAL', score_home: 101, score_away: 98 },
  ]);
  await season.tick(NOW + 2 * HOUR);
  expect(await matchRows()).toMatchObject([{ status: 'LIVE', score_home: 101, clock: 'Q3 7:12' }, {}]);
  await season.tick(NOW + 4 * HOUR);
  expect(await matchRows()).toMatchObject([{ status: 'FINAL', clock: null }, {}]);
});

it('says how long ago its last tick ended, in real time', async () => {
  const real = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const season = seasonOf([]);
  expect(season.tickAge()).toBe(Infinity);
  await season.tick(NOW);
  expect(season.tickAge()).toBe(0);
  real.mockReturnValue(31_000);
  expect(season.tickAge()).toBe(30_000);
  real.mockRestore();
});

it('publishes calls 36 hours ahead in the NBA and 7 days ahead in the EPL, never on a started match', async () => {
  const season = seasonOf([
    fakeMatch('nba-due', NOW + 36 * HOUR),
    fakeMatch('nba-early', NOW + 36 * HOUR + 1),
    fakeMatch('epl-due', NOW + 7 * DAY, { league: 'EPL' }),
    fakeMatch('epl-early', NOW + 7 * DAY + 1, { league: 'EPL' }),
    fakeMatch('starting', NOW),
    fakeMatch('live', NOW - 1),
    fakeMatch('off', NOW + HOUR, { status: 'POSTPONED' }),
  ]);
  await season.tick(NOW);
  expect((await callRows()).map((call) => call.match_id)).toEqual(['epl-due', 'nba-due']);
  expect(await callRows()).toMatchObject([
    { created_at: NOW, rationale: '["They are at home."]', sources: '[{"title":"Results","kind":"results"}]' },
    {},
  ]);
});

it('lets the Machine learn each finished match once, in order, its own league only, and nothing unfinished', async () => {
  machines.length = 0;
  const season = seasonOf([
    fakeMatch('second', NOW - 20 * DAY),
    fakeMatch('first', NOW - 30 * DAY),
    fakeMatch('live', NOW - HOUR),
    fakeMatch('english', NOW - 20 * DAY, { league: 'EPL' }),
    fakeMatch('a', NOW + HOUR),
    fakeMatch('b', NOW + 40 * HOUR),
  ]);
  await season.tick(NOW);
  expect(machines.map(({ learned }) => learned)).toEqual([['first', 'second']]);
  await season.tick(NOW + 10 * HOUR);
  expect(machines.map(({ learned }) => learned)).toEqual([['first', 'second', 'live', 'a']]);
});

it('ticking again changes nothing, and a call stays as it was published, also after a restart', async () => {
  const matches = [fakeMatch('a', NOW + 30 * HOUR), fakeMatch('old', NOW - HOUR)];
  const season = seasonOf(matches);
  await season.tick(NOW);
  const [before, calls] = [await matchRows(), await callRows()];
  await season.tick(NOW);
  await seasonOf(matches).tick(NOW);
  expect([await matchRows(), await callRows()]).toEqual([before, calls]);
  // By now the Machine would say something else.
  await season.tick(NOW + 20 * HOUR);
  await seasonOf(matches).tick(NOW + 20 * HOUR);
  expect(await callRows()).toEqual(calls);
});

it('of two calls on one match, as two processes may make them, the first stands', async () => {
  const soon = fakeMatch('a', NOW + HOUR);
  await seasonOf([soon]).tick(NOW);
  const before = await callRows();
  const call = { ...fakeMachine('NBA').call(soon), machinePick: 'AWAY' as const };
  await storeCalls(database.db, [{ matchId: 'a', call, isGold: false }], NOW + 1);
  expect(await callRows()).toEqual(before);
});

it('about one call in eight is gold, decided by the seed alone, and stays gold while the match runs', async () => {
  const matches = Array.from({ length: 200 }, (_, index) => fakeMatch(`m-${index}`, NOW + HOUR + index));
  await seasonOf(matches).tick(NOW);
  const gold = (await matchRows()).filter((row) => row.is_gold === 1).map(({ id }) => id);
  expect(gold.length).toBeGreaterThan(10);
  expect(gold.length).toBeLessThan(45);
  expect(gold).toEqual((await matchRows()).map(({ id }) => id).filter((id) => isGold(1, id)));
  await seasonOf(matches).tick(NOW + 2 * HOUR);
  expect((await matchRows()).filter((row) => row.is_gold === 1).map(({ id }) => id)).toEqual(gold);
});

it('a match that ended during a long pause of the server still gets its end', async () => {
  const matches = [fakeMatch('paused', NOW + HOUR)];
  await seasonOf(matches).tick(NOW);
  await seasonOf(matches).tick(NOW + 20 * DAY);
  expect(await matchRows()).toMatchObject([{ id: 'paused', status: 'FINAL' }]);
});

it('never takes a match back to an earlier status, whatever time the feed is asked about', async () => {
  const season = seasonOf([
    fakeMatch('a', NOW + HOUR),
    fakeMatch('off', NOW + 2 * HOUR, { status: 'VOID' }),
    fakeMatch('moved', NOW + 2 * HOUR, { status: 'POSTPONED' }),
  ]);
  await season.tick(NOW + 2 * HOUR);
  for (const at of [NOW, NOW + 4 * HOUR, NOW + 2 * HOUR, NOW]) await season.tick(at);
  const grades = await database.db.selectFrom('grades').select(['match_id', 'status']).execute();
  const again = seasonOf([fakeMatch('a', NOW + HOUR), fakeMatch('off', NOW + HOUR), fakeMatch('moved', NOW + HOUR)]);
  await again.tick(NOW);
  expect((await matchRows()).map(({ id, status }) => [id, status])).toEqual([
    ['a', 'FINAL'],
    ['moved', 'SCHEDULED'],
    ['off', 'VOID'],
  ]);
  expect(await database.db.selectFrom('grades').select(['match_id', 'status']).execute()).toEqual(grades);
});

it('a tick that fails is logged and tried again, and no two run at once', async () => {
  const lines: unknown[] = [];
  const log = createLogger('silent');
  log.error = ((line: unknown) => void lines.push(line)) as typeof log.error;
  const matches = [fakeMatch('b', NOW + HOUR)];
  const feed = fakeFeed(matches);
  let calls = 0;
  const fixtures: typeof feed.fixtures = (from, to) => {
    calls += 1;
    if (calls === 1) throw new Error('no line');
    return feed.fixtures(from, to);
  };
  const failing = createSeason({
    db: database.db,
    feed: { ...feed, fixtures },
    machineFor: fakeMachine,
    clock: clockAt(NOW),
    bots: null,
    seed: 1,
    log,
  });
  await failing.tick(NOW);
  expect(lines).toMatchObject([{ error: { message: 'no line' } }]);
  await Promise.all([failing.tick(NOW), failing.tick(NOW), failing.tick(NOW)]);
  expect(calls).toBe(2);
  expect(await callRows()).toMatchObject([{ match_id: 'b' }]);
});

it('stores, publishes, lets bots pick, grades and explains, in this order', async () => {
  const done: string[] = [];
  const note = (step: string) => async () => {
    const { db } = database;
    const calls = await db.selectFrom('predictions').select('match_id').execute();
    const grades = await db.selectFrom('grades').select('post_mortem').execute();
    done.push(`${step}: ${calls.length} calls, ${grades.length} grades`);
  };
  const lost = { score: { home: 90, away: 99 } };
  const season = createSeason({
    db: database.db,
    feed: fakeFeed([fakeMatch('a', NOW + HOUR, lost), fakeMatch('b', NOW + 10 * HOUR)]),
    machineFor: fakeMachine,
    clock: clockAt(NOW),
    bots: { pick: note('bots') },
    seed: 1,
    log: createLogger('silent'),
  });
  await season.tick(NOW);
  await season.tick(NOW + 4 * HOUR);
  await season.tick(NOW + 5 * HOUR);
  expect(done).toEqual(['bots: 2 calls, 0 grades', 'bots: 2 calls, 0 grades', 'bots: 2 calls, 1 grades']);
  expect(await database.db.selectFrom('grades').selectAll().execute()).toMatchObject([
    { match_id: 'a', machine_correct: 0, post_mortem: expect.stringContaining('Phoenix Suns won 99–90') },
  ]);
});

it('a step that fails stops no other, and is logged by its name', async () => {
  const lines: unknown[] = [];
  const log = createLogger('silent');
  log.error = ((line: unknown) => void lines.push(line)) as typeof log.error;
  const season = createSeason({
    db: database.db,
    feed: fakeFeed([fakeMatch('a', NOW + HOUR)]),
    machineFor: fakeMachine,
    clock: clockAt(NOW),
    bots: { pick: () => Promise.reject(new Error('no bots today')) },
    seed: 1,
    log,
  });
  await season.tick(NOW);
  await season.tick(NOW + 4 * HOUR);
  expect(lines).toMatchObject([{ step: 'bots', error: { message: 'no bots today' } }, { step: 'bots' }]);
  expect(await database.db.selectFrom('grades').select('match_id').execute()).toEqual([{ match_id: 'a' }]);
});

it('a final result that was corrected while the server was down is still corrected', async () => {
  const matches = [fakeMatch('a', NOW - HOUR), fakeMatch('b', NOW + HOUR)];
  await seasonOf(matches).tick(NOW + 2 * HOUR);
  const corrected = matches.map((match) => ({ ...match, score: { home: 90, away: 91 } }));
  await seasonOf(corrected).tick(NOW + 20 * DAY);
  expect(await matchRows()).toMatchObject([{ score_home: 90 }, { score_home: 90 }]);
});

it('tells of a match whose status or score changed, once it is stored, and of nothing else', async () => {
  const told: unknown[] = [];
  const matches = [fakeMatch('a', NOW + HOUR), fakeMatch('b', NOW + 50 * HOUR)];
  const season = createSeason({
    db: database.db,
    feed: fakeFeed(matches),
    machineFor: fakeMachine,
    clock: clockAt(NOW),
    bots: null,
    seed: 1,
    log: createLogger('silent'),
    onMatchChange: (matchId) => {
      const stored = matchRows().then((rows) => rows.find(({ id }) => id === matchId));
      told.push(stored.then((row) => [matchId, row?.status, row?.score_home]));
    },
  });
  const toldAt = async (at: number) => {
    await season.tick(at);
    return Promise.all(told.splice(0));
  };
  expect(await toldAt(NOW)).toEqual([]);
  expect(await toldAt(NOW + HOUR)).toEqual([['a', 'LIVE', 101]]);
  expect(await toldAt(NOW + HOUR)).toEqual([]);
  matches[0] = fakeMatch('a', NOW + HOUR, { score: { home: 103, away: 98 } });
  matches[1] = fakeMatch('b', NOW + 51 * HOUR);
  expect(await toldAt(NOW + 2 * HOUR)).toEqual([['a', 'LIVE', 103]]);
  expect(await toldAt(NOW + 4 * HOUR)).toEqual([['a', 'FINAL', 103]]);
});

it('C27: who hears of the final whistle finds it graded', async () => {
  const standing: Promise<unknown>[] = [];
  const grades = () => database.db.selectFrom('grades').select(['match_id', 'score_home']).execute();
  const season = createSeason({
    db: database.db,
    feed: fakeFeed([fakeMatch('a', NOW + HOUR)]),
    machineFor: fakeMachine,
    clock: clockAt(NOW),
    bots: null,
    seed: 1,
    log: createLogger('silent'),
    onMatchChange: () => void standing.push(grades()),
  });
  const heardAt = async (at: number) => {
    await season.tick(at);
    return Promise.all(standing.splice(0));
  };
  await season.tick(NOW);
  expect(await heardAt(NOW + HOUR)).toEqual([[]]);
  expect(await heardAt(NOW + 4 * HOUR)).toEqual([[{ match_id: 'a', score_home: 101 }]]);
  expect(await heardAt(NOW + 4 * HOUR)).toEqual([]);
});

it('ticks by itself from start to stop', async () => {
  const season = seasonOf([fakeMatch('a', NOW + HOUR)]);
  season.start();
  await season.stop();
  expect(await callRows()).toMatchObject([{ match_id: 'a' }]);
});
