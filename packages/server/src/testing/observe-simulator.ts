import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../platform/clock/time.ts';
import type { Observation, SourceName } from '../season/live/observation.ts';
import type { Source, SourceRequest } from '../season/live/source.ts';
import { createBalldontlieSource } from '../season/live/sources/balldontlie.ts';
import { createFootballDataSource } from '../season/live/sources/football-data.ts';
import { createFaults } from '../season/live/simulator/faults.ts';
import { createProviders } from '../season/live/simulator/providers.ts';
import { createRequestLog } from '../season/live/simulator/request-log.ts';
import { createSimulatorSeason } from '../season/live/simulator/simulator-season.ts';

const KEYS = { 'football-data': 'f', balldontlie: 'b' };
const SEED = 1;
const STEP_MS = 20 * MINUTE_MS;

/** Observes the simulator's season regularly, without a network, as the poller stores it: what has changed. */
export function observeSimulator({ from, to }: { from: Instant; to: Instant }): Observation[] {
  const faults = createFaults(SEED);
  const season = createSimulatorSeason(SEED, faults);
  const providers = createProviders({
    season,
    faults,
    requests: createRequestLog({ 'football-data': Infinity, balldontlie: Infinity }),
    keys: KEYS,
  });
  const sources: Source[] = [
    createFootballDataSource({ key: KEYS['football-data'], baseUrl: 'http://simulator.test' }),
    createBalldontlieSource({ key: KEYS.balldontlie, baseUrl: 'http://simulator.test', injuries: true }),
  ];
  const store = createStore();

  function observe(source: Source, request: SourceRequest, at: Instant): void {
    for (let cursor: string | null = null; ;) {
      const page = source.pageRequest(request, cursor);
      if (page === null) return;
      const answer = providers[source.name](page.url, Object.fromEntries(new Headers(page.headers)), at);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      const { observed, next } = source.parsePage(request, answer.json);
      for (const one of observed) store.add(source.name, at, one);
      if (next === null) return;
      cursor = next;
    }
  }

  for (let at = from; at < to; at += STEP_MS) {
    for (const source of sources) {
      observe(source, { kind: 'fixtures', from: at - 1.5 * DAY_MS, to: at + 2 * DAY_MS }, at);
      if (at % HOUR_MS === 0) observe(source, { kind: 'injuries' }, at);
    }
  }
  return store.observations;
}

function createStore() {
  const observations: Observation[] = [];
  const latest = new Map<string, string>();
  return {
    observations,
    add(source: SourceName, seenAt: Instant, { sourceId, value }: Pick<Observation, 'sourceId' | 'value'>): void {
      const hash = createHash('sha256').update(JSON.stringify(value)).digest('hex');
      const key = `${source} ${sourceId}`;
      if (latest.get(key) === hash) return;
      latest.set(key, hash);
      observations.push({ id: observations.length + 1, source, sourceId, seenAt, hash, value });
    },
  };
}
