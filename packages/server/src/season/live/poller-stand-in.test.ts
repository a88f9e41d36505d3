import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { samples } from '../../testing/metric-samples.ts';
import { FREE, openStandIn, sourceOf, START } from '../../testing/open-stand-in.ts';
import { openPolling } from '../../testing/polling.ts';
import { fetchPage } from './fetch-page.ts';
import type { Observation, SourceName } from './observation.ts';
import { createBalldontlieSource } from './sources/balldontlie.ts';
import { createFootballDataSource } from './sources/football-data.ts';
import { STAND_IN_KEYS } from './stand-in/stand-in.ts';

/** Hours with faults; the long run (`FAULTS=all`) takes two days. */
const HOURS = process.env.FAULTS === 'all' ? 48 : 3;
/** Matches that start in the last hours with faults end later. */
const MATCH_MS = 2.5 * HOUR_MS;

const SOURCES = {
  'football-data': { create: createFootballDataSource, plan: 10 },
  balldontlie: { create: createBalldontlieSource, plan: 5 },
};

/** Returns the last usable observation of each match. */
const latestMatches = (observations: readonly Observation[]) =>
  new Map(observations.flatMap(({ sourceId, value }) => (value.kind === 'match' ? [[sourceId, value]] : [])));

it.each(Object.keys(SOURCES) as SourceName[])(
  'observes how every match of %s ends, with all faults at random, without exceeding its plan',
  async (name) => {
    const { create, plan } = SOURCES[name];
    const standIn = await openStandIn({ plan: FREE, slowMs: 1 });
    const source = create({ key: STAND_IN_KEYS[name], baseUrl: standIn.url, requestsPerMinute: plan });
    const polling = await openPolling({ origin: START, source, fetchPage, onTime: standIn.setTime });
    await polling.advance(MINUTE_MS);
    await standIn.fault('all');
    await polling.advance(HOURS * HOUR_MS);
    await standIn.fault({});
    // The breaker closes, and the latest fixtures have no faults.
    await polling.advance(HOUR_MS);

    const { minutes, exceeded } = await standIn.requests();
    expect(exceeded).toEqual({ 'football-data': 0, balldontlie: 0 });
    expect(Math.max(...minutes.map(({ requests }: { requests: number }) => requests))).toBeLessThanOrEqual(plan);
    const observed = latestMatches(await polling.observations());
    const ended = (await standIn.truth(START - DAY_MS, polling.now())).filter(
      (match) => sourceOf(match) === name && match.startTime < polling.now() - HOUR_MS - MATCH_MS,
    );
    expect(ended.length).toBeGreaterThan(0);
    for (const { id, score, startTime } of ended) {
      expect({ id, ...observed.get(String(id)) }).toMatchObject({
        id,
        startTime,
        ...(score === null ? {} : { status: 'FINISHED', score }),
      });
    }
    const requests = await samples(polling.metrics, 'feed_requests_total');
    for (const outcome of ['page', 'failed', 'limited']) expect(requests.join()).toContain(`outcome="${outcome}"`);
  },
  90_000 + HOURS * 5_000,
);
