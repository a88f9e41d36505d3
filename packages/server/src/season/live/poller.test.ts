import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { samples } from '../../testing/metric-samples.ts';
import { observedGame, observedProblem } from '../../testing/observations.ts';
import { type Answer, createFakeSource, openPolling, pageOf, takeFeedLease } from '../../testing/polling.ts';
import type { PageResult } from './fetch-page.ts';
import type { Observed } from './observation.ts';
import { readSourceHealth } from './source-health.ts';

const START = Date.UTC(2026, 10, 21, 15);
const OPENING = START - DAY_MS;
const WITHOUT_INJURIES = createFakeSource({ hasInjuries: false });
const EMPTY = pageOf([]);

/** Polls a source without injuries. */
const pollFrom = (origin: number, answer: Answer) => openPolling({ origin, source: WITHOUT_INJURIES, answer });

/** A game that takes two hours: a point a minute. */
function gameAt(at: number) {
  const minute = Math.floor((at - START) / MINUTE_MS);
  if (minute < 0) return observedGame('a', null);
  return minute < 120 ? observedGame('a', minute) : observedGame('a', 120, { status: 'FINISHED' });
}

/** The injury list of a page with one player. */
const injuries = (playerName: string): Observed[] => {
  const injured = { playerName, team: 'LAL', status: 'Out', description: 'Knee' };
  return [{ sourceId: 'injuries', value: { kind: 'injuries', league: 'NBA', injuries: [injured] } }];
};

type Polling = Awaited<ReturnType<typeof openPolling>>;
const healthOf = async ({ database }: Pick<Polling, 'database'>, request = 'fixtures') =>
  (await readSourceHealth(database.db)).find((health) => health.request === request);

it('a match day is polled by its phases, and every score is stored once', async () => {
  const polling = await pollFrom(OPENING, ({ at }) => pageOf([gameAt(at)]));
  const { sent, advance } = polling;
  const countIn = async (ms: number) => {
    const before = sent.length;
    await advance(ms);
    return Object.entries(Object.groupBy(sent.slice(before), ({ kind }) => kind)).map(
      ([kind, all = []]) => `${kind} ${all.length}`,
    );
  };
  // The game day starts at 10:00 UTC, five hours before the match.
  expect(await countIn(19 * HOUR_MS - 1)).toEqual(['fixtures 4']);
  await advance(5 * HOUR_MS + MINUTE_MS);
  expect(await countIn(10 * MINUTE_MS)).toContain('live 40');
  await advance(175 * MINUTE_MS);
  expect(await countIn(HOUR_MS)).toEqual([expect.stringMatching(/^fixtures [56]$/)]);
  const scores = (await polling.observations()).map(({ value }) => value.kind === 'match' && value.score?.home);
  expect(scores).toEqual([undefined, ...Array.from({ length: 121 }, (_, minute) => minute)]);
  expect(await samples(polling.metrics, 'feed_observations_total')).toEqual([
    'feed_observations_total{source="balldontlie",kind="match"} 122',
  ]);
});

describe('an answer', () => {
  it('of several pages lets live matches go first, and counts after its last page', async () => {
    const polling = await pollFrom(START, ({ kind, cursor }) => {
      if (kind !== 'fixtures') return EMPTY;
      return cursor === '' ? pageOf([observedGame('a', 1)], 'two') : pageOf([observedGame('b', 1)]);
    });
    await polling.advance(0);
    expect(polling.sent.map(({ kind, cursor }) => [kind, cursor])).toEqual([
      ['fixtures', ''],
      ['live', ''],
      ['fixtures', 'two'],
    ]);
    expect(await healthOf(polling)).toMatchObject({ answeredAt: START });
    expect((await polling.observations()).map(({ sourceId }) => sourceId)).toEqual(['a', 'b']);
  });

  it('with injuries on several pages is stored as one list', async () => {
    const polling = await openPolling({
      origin: START,
      answer: ({ kind, cursor }) => {
        if (kind !== 'injuries') return EMPTY;
        return cursor === '' ? pageOf(injuries('One'), 'two') : pageOf(injuries('Two'));
      },
    });
    await polling.advance(0);
    expect((await polling.observations()).map(({ value }) => value)).toMatchObject([
      { injuries: [{ playerName: 'One' }, { playerName: 'Two' }] },
    ]);
  });

  it('with endless pages is a failure', async () => {
    const polling = await openPolling({
      origin: START,
      source: createFakeSource({ requestsPerMinute: 100, hasInjuries: false }),
      answer: ({ cursor }) => pageOf([], String(Number(cursor) + 1)),
    });
    await polling.advance(0);
    expect(polling.sent).toHaveLength(40);
    expect(await healthOf(polling)).toMatchObject({ failure: 'The answer has too many pages.' });
    expect(polling.lines).toMatchObject([{ level: 40, problem: 'fixtures: The answer has too many pages.' }]);
  });

  it('with unusable entries counts, and each is logged once an hour', async () => {
    const polling = await pollFrom(START, () =>
      pageOf([observedGame('a', 1, { startTime: START }), observedProblem('b', 'status\nis "ODD"')]),
    );
    await polling.advance(MINUTE_MS);
    expect(polling.lines).toMatchObject([{ level: 40, source: 'balldontlie', problem: 'b: status is "ODD"' }]);
    expect(await samples(polling.metrics, 'feed_problems_total')).toEqual([
      `feed_problems_total{source="balldontlie"} ${polling.sent.length}`,
    ]);
    expect((await polling.observations()).map(({ value }) => value.kind)).toEqual(['match', 'problem']);
  });
});

describe('a source that fails', () => {
  it('gets pauses, is marked as failing since the first failure, and recovers', async () => {
    const polling = await pollFrom(START, () => ({ kind: 'failed', problem: '503: down' }));
    await polling.advance(10 * MINUTE_MS);
    // With the shortest pauses: 2.5, 5, 10 and 20 s, then an open breaker for 2.5 and 5 min.
    expect(polling.sent.map(({ at }) => (at - START) / 1_000)).toEqual([0, 2.5, 7.5, 17.5, 37.5, 187.5, 487.5]);
    expect(await healthOf(polling)).toMatchObject({ answeredAt: null, failingSince: START, failure: '503: down' });
    expect(polling.lines).toMatchObject([{ level: 40, problem: 'fixtures: 503: down' }]);
    polling.setAnswer(() => EMPTY);
    await polling.advance(10 * MINUTE_MS);
    expect(await healthOf(polling)).toMatchObject({ failingSince: null, failure: null });
  });

  it('only while a match is played has recovered once there is nothing left to request', async () => {
    const polling = await pollFrom(START, ({ kind, at }) =>
      kind === 'live' ? { kind: 'failed', problem: '503: down' } : pageOf([gameAt(at)]),
    );
    await polling.advance(2 * HOUR_MS);
    expect(await healthOf(polling, 'live')).toMatchObject({ failingSince: START, failure: '503: down' });
    await polling.advance(HOUR_MS);
    expect(await healthOf(polling, 'live')).toMatchObject({ failingSince: null, failure: null });
  });

  it('by another format is treated the same', async () => {
    const polling = await pollFrom(START, () => ({ kind: 'page', json: {} }));
    await polling.advance(1_000);
    expect(await healthOf(polling)).toMatchObject({ failure: 'not a page' });
    expect(await samples(polling.metrics, 'feed_requests_total')).toEqual([
      'feed_requests_total{source="balldontlie",outcome="malformed"} 1',
    ]);
  });

  it('is left alone as long as Retry-After says', async () => {
    const polling = await pollFrom(START, () => ({ kind: 'limited', retryAfterMs: 45_000 }));
    await polling.advance(44_999);
    expect(polling.sent).toHaveLength(1);
    expect(await samples(polling.metrics, 'feed_budget_remaining')).toEqual([
      'feed_budget_remaining{source="balldontlie"} 0',
    ]);
    polling.setAnswer(() => EMPTY);
    await polling.advance(1);
    expect(polling.sent).toHaveLength(2);
    expect(await healthOf(polling)).toMatchObject({ answeredAt: START + 45_000, failure: null });
    await polling.advance(30_000);
    expect(await samples(polling.metrics, 'feed_answer_age_seconds')).toEqual([expect.stringMatching(/ 30$/)]);
  });

  it('by rejecting the key stops, with one line in the log, and is tried again every ten minutes', async () => {
    const polling = await openPolling({
      origin: START,
      answer: () => ({ kind: 'rejected', problem: '401: Unauthorized' }),
    });
    await polling.advance(50 * MINUTE_MS);
    expect(polling.sent.map(({ at }) => (at - START) / MINUTE_MS)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(polling.lines).toMatchObject([{ level: 50, problem: 'fixtures: 401: Unauthorized' }]);
  });

  it('by rejecting only the injuries is polled for matches as before', async () => {
    const polling = await openPolling({
      origin: START,
      answer: ({ kind }) => (kind === 'injuries' ? { kind: 'rejected', problem: '401: Upgrade' } : EMPTY),
    });
    await polling.advance(12 * HOUR_MS);
    expect(polling.sent.filter(({ kind }) => kind === 'fixtures')).toHaveLength(3);
    expect(await healthOf(polling, 'injuries')).toMatchObject({ failingSince: START, failure: '401: Upgrade' });
  });
});

describe('a poller', () => {
  it('continues with the matches, answers and budget of the one before it', async () => {
    const live = () => pageOf([observedGame('a', 1, { startTime: START })]);
    const first = await pollFrom(START, live);
    await first.advance(20_000);
    first.setAnswer(() => ({ kind: 'limited', retryAfterMs: 5 * MINUTE_MS }));
    await first.advance(20_000);
    await first.stop();
    const { database } = first;
    const second = await openPolling({ origin: first.now(), source: WITHOUT_INJURIES, answer: live, database });
    await second.advance(6 * MINUTE_MS);
    expect(second.sent[0]).toMatchObject({ kind: 'live', ids: ['a'], at: START + 30_000 + 5 * MINUTE_MS });
  });

  it('stops before it sends anything after another process has taken over', async () => {
    const polling = await pollFrom(START, () => EMPTY);
    await polling.advance(0);
    await takeFeedLease(polling.database);
    await polling.advance(5 * HOUR_MS);
    void polling.advance(5 * HOUR_MS);
    await expect.poll(polling.timesLost).toBe(1);
    expect(polling.sent).toHaveLength(1);
  });

  it('stores nothing of an answer that comes after another process has taken over', async () => {
    const answered = Promise.withResolvers<PageResult>();
    const polling = await openPolling({ origin: START, answer: () => answered.promise });
    await expect.poll(() => polling.sent.length).toBe(1);
    await takeFeedLease(polling.database);
    answered.resolve(pageOf([observedGame('a', 1)]));
    await expect.poll(polling.timesLost).toBe(1);
    expect(await polling.observations()).toEqual([]);
    expect(await readSourceHealth(polling.database.db)).toEqual([]);
  });

  it('aborts the request in progress when it stops', async () => {
    const polling = await openPolling({ origin: START, answer: () => null });
    await expect.poll(() => polling.sent.length).toBe(1);
    await polling.stop();
    expect(await readSourceHealth(polling.database.db)).toEqual([]);
    expect(await samples(polling.metrics, 'feed_budget_remaining')).toEqual([]);
  });

  it('requests again what could not be stored', async () => {
    const polling = await pollFrom(START, () => EMPTY);
    const { db } = polling.database;
    await polling.advance(0);
    await sql`alter table observations rename to renamed`.execute(db);
    polling.setAnswer(() => pageOf([observedGame('a', 1, { startTime: START })]));
    await polling.advance(6 * HOUR_MS + 10_000);
    expect(await healthOf(polling)).toMatchObject({ answeredAt: START });
    expect(polling.lines[0]).toMatchObject({ level: 50, problem: expect.stringContaining('observations') });
    await sql`alter table renamed rename to observations`.execute(db);
    await polling.advance(MINUTE_MS);
    expect(await polling.observations()).toHaveLength(1);
  });
});
