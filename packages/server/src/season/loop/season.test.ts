import { expect, it, vi } from 'vitest';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { createProofKey } from '../../game/proof/key.ts';
import { checkLog } from '../../testing/check-log.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type FakeMatch, fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { openSeason } from '../../testing/fake-season.ts';
import { KICK_OFF as NOW } from '../../testing/game.ts';
import type { Machine } from '../machine/machine.ts';
import { isGold } from './gold.ts';
import { storePredictions } from './store-predictions.ts';

const database = openedBeforeEach(openTestDatabase);

const DAY = 24 * HOUR;
type Changes = Parameters<typeof openSeason>[1];
const seasonOf = (matches: FakeMatch[], changes: Changes = {}) =>
  openSeason(database, { feed: fakeFeed(matches), ...changes }).season;
const matchRows = () => database.db.selectFrom('matches').selectAll().orderBy('id').execute();
const gradeRows = () => database.db.selectFrom('grades').select(['match_id', 'score_home']).execute();
const predictionRows = () => database.db.selectFrom('predictions').selectAll().orderBy('match_id').execute();

it('stores the fixtures around the present and follows them to the end', async () => {
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

it('reports how long ago its last tick ended, in real time', async () => {
  const real = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const season = seasonOf([]);
  expect(season.tickAge()).toBe(Infinity);
  await season.tick(NOW);
  expect(season.tickAge()).toBe(0);
  real.mockReturnValue(31_000);
  expect(season.tickAge()).toBe(30_000);
  real.mockRestore();
});

it('publishes predictions 36 hours ahead in the NBA and 7 days ahead in the EPL, never for a started match', async () => {
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
  expect((await predictionRows()).map((row) => row.match_id)).toEqual(['epl-due', 'nba-due']);
  expect(await predictionRows()).toMatchObject([
    { created_at: NOW, rationale: '["They are at home."]', sources: '[{"title":"Results","kind":"results"}]' },
    {},
  ]);
});

it('tells the Machine which matches come before, except those that were called off', async () => {
  const schedules: string[][] = [];
  const machineFor = (): Machine => ({
    ...fakeMachine(),
    predict: (fixture, news) => {
      schedules.push((news?.schedule ?? []).map(({ id }) => id));
      return fakeMachine().predict(fixture);
    },
  });
  const matches = [
    fakeMatch('live', NOW - HOUR),
    fakeMatch('off', NOW + 20 * HOUR, { status: 'POSTPONED' }),
    fakeMatch('due', NOW + 30 * HOUR),
  ];
  await seasonOf(matches, { machineFor }).tick(NOW);
  expect(schedules).toEqual([['live', 'due']]);
});

it('changes nothing on a repeated tick, and never a published prediction, also after a restart', async () => {
  const matches = [fakeMatch('a', NOW + 30 * HOUR), fakeMatch('old', NOW - HOUR)];
  const season = seasonOf(matches);
  await season.tick(NOW);
  const [before, predictions] = [await matchRows(), await predictionRows()];
  await season.tick(NOW);
  await seasonOf(matches).tick(NOW);
  expect([await matchRows(), await predictionRows()]).toEqual([before, predictions]);
  // By now the Machine would predict something else.
  await season.tick(NOW + 20 * HOUR);
  await seasonOf(matches).tick(NOW + 20 * HOUR);
  expect(await predictionRows()).toEqual(predictions);
});

it('keeps the first of two predictions that two processes make for one match', async () => {
  const soon = fakeMatch('a', NOW + HOUR);
  await seasonOf([soon]).tick(NOW);
  const before = await predictionRows();
  const prediction = { ...fakeMachine().predict(soon), machinePick: 'AWAY' as const };
  const signer = await createProofKey(database.db)();
  await storePredictions({ db: database.db, signer }, [{ matchId: 'a', prediction, isGold: false }], NOW + 1);
  expect(await checkLog(database.db)).toMatchObject({ entries: 1 });
  expect(await predictionRows()).toEqual(before);
});

it('makes about one match in eight gold, by the seed alone, and keeps it gold', async () => {
  const matches = Array.from({ length: 200 }, (_, index) => fakeMatch(`m-${index}`, NOW + HOUR + index));
  await seasonOf(matches).tick(NOW);
  const gold = (await matchRows()).filter((row) => row.is_gold === 1).map(({ id }) => id);
  expect(gold.length).toBeGreaterThan(10);
  expect(gold.length).toBeLessThan(45);
  expect(gold).toEqual((await matchRows()).map(({ id }) => id).filter((id) => isGold(1, id)));
  await seasonOf(matches).tick(NOW + 2 * HOUR);
  expect((await matchRows()).filter((row) => row.is_gold === 1).map(({ id }) => id)).toEqual(gold);
});

it('completes a match that ended while the server was down for long', async () => {
  const matches = [fakeMatch('paused', NOW + HOUR)];
  await seasonOf(matches).tick(NOW);
  await seasonOf(matches).tick(NOW + 20 * DAY);
  expect(await matchRows()).toMatchObject([{ id: 'paused', status: 'FINAL' }]);
});

it('logs and retries a failing tick, and never runs two at once', async () => {
  const matches = [fakeMatch('b', NOW + HOUR)];
  const feed = fakeFeed(matches);
  let queries = 0;
  const fixtures: typeof feed.fixtures = (from, to) => {
    queries += 1;
    if (queries === 1) throw new Error('feed unavailable');
    return feed.fixtures(from, to);
  };
  const { season: failing, errors } = openSeason(database, { feed: { ...feed, fixtures } });
  await failing.tick(NOW);
  expect(errors).toMatchObject([{ error: { message: 'feed unavailable' } }]);
  await Promise.all([failing.tick(NOW), failing.tick(NOW), failing.tick(NOW)]);
  expect(queries).toBe(2);
  expect(await predictionRows()).toMatchObject([{ match_id: 'b' }]);
});

it('stores, publishes, lets bots pick, grades and writes post-mortems, in this order', async () => {
  const done: string[] = [];
  const record = (step: string) => async () => {
    const { db } = database;
    const predictions = await db.selectFrom('predictions').select('match_id').execute();
    const grades = await db.selectFrom('grades').select('post_mortem').execute();
    done.push(`${step}: ${predictions.length} predictions, ${grades.length} grades`);
  };
  const lost = { score: { home: 90, away: 99 } };
  const matches = [fakeMatch('a', NOW + HOUR, lost), fakeMatch('b', NOW + 10 * HOUR)];
  const season = seasonOf(matches, { bots: { pick: record('bots') } });
  await season.tick(NOW);
  await season.tick(NOW + 4 * HOUR);
  await season.tick(NOW + 5 * HOUR);
  expect(done).toEqual([
    'bots: 2 predictions, 0 grades',
    'bots: 2 predictions, 0 grades',
    'bots: 2 predictions, 1 grades',
  ]);
  expect(await database.db.selectFrom('grades').selectAll().execute()).toMatchObject([
    { match_id: 'a', machine_correct: 0, post_mortem: expect.stringContaining('Phoenix Suns won 99–90') },
  ]);
});

it('runs the other steps when one fails, and logs the failing one by name', async () => {
  const bots = { pick: () => Promise.reject(new Error('bots failed')) };
  const { season, errors } = openSeason(database, { feed: fakeFeed([fakeMatch('a', NOW + HOUR)]), bots });
  await season.tick(NOW);
  await season.tick(NOW + 4 * HOUR);
  expect(errors).toMatchObject([{ step: 'bots', error: { message: 'bots failed' } }, { step: 'bots' }]);
  expect(await database.db.selectFrom('grades').select('match_id').execute()).toEqual([{ match_id: 'a' }]);
});

it('reports each match whose status or score has changed, after storing and grading it', async () => {
  const reported: unknown[] = [];
  const matches = [fakeMatch('a', NOW + HOUR), fakeMatch('b', NOW + 50 * HOUR)];
  const season = seasonOf(matches, {
    onMatchChange: (matchId) => {
      const stored = Promise.all([matchRows(), gradeRows()]).then(([rows, grades]) => {
        const row = rows.find(({ id }) => id === matchId);
        return [matchId, row?.status, row?.score_home, grades.length];
      });
      reported.push(stored);
    },
  });
  const reportedAt = async (at: number) => {
    await season.tick(at);
    return Promise.all(reported.splice(0));
  };
  expect(await reportedAt(NOW)).toEqual([]);
  expect(await reportedAt(NOW + HOUR)).toEqual([['a', 'LIVE', 101, 0]]);
  expect(await reportedAt(NOW + HOUR)).toEqual([]);
  matches[0] = fakeMatch('a', NOW + HOUR, { score: { home: 103, away: 98 } });
  matches[1] = fakeMatch('b', NOW + 51 * HOUR);
  expect(await reportedAt(NOW + 2 * HOUR)).toEqual([['a', 'LIVE', 103, 0]]);
  expect(await reportedAt(NOW + 4 * HOUR)).toEqual([['a', 'FINAL', 103, 1]]);
  expect(await reportedAt(NOW + 4 * HOUR)).toEqual([]);
});

it('ticks on its own between start and stop', async () => {
  const season = seasonOf([fakeMatch('a', NOW + HOUR)]);
  season.start();
  await season.stop();
  expect(await predictionRows()).toMatchObject([{ match_id: 'a' }]);
});
