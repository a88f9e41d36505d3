import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../platform/clock/time.ts';
import { createRandom } from '../platform/random.ts';
import type { Observation, SourceName } from '../season/live/observation.ts';
import type { Source, SourceRequest } from '../season/live/source.ts';
import { createBalldontlieSource } from '../season/live/sources/balldontlie.ts';
import { createFootballDataSource } from '../season/live/sources/football-data.ts';
import { createFaults, faultSetting, type FaultName } from '../season/live/stand-in/faults.ts';
import { createProviders } from '../season/live/stand-in/providers.ts';
import { createRequestLog } from '../season/live/stand-in/request-log.ts';
import { createStandInSeason, type TrueMatch } from '../season/live/stand-in/stand-in-season.ts';

type Options = {
  seed?: number;
  from: Instant;
  to: Instant;
  faults?: 'all' | Partial<Record<FaultName, number>>;
  /** The share of requests that fail. */
  failures?: number;
  /** The time between two requests; 20 minutes by default. */
  stepMs?: number;
};

export type StandInObserved = { observations: Observation[]; truth: TrueMatch[] };

const KEYS = { 'football-data': 'f', balldontlie: 'b' };
/** How long before the end the faults stop. */
const QUIET_MS = 10 * HOUR_MS;

/**
 * Observes the stand-in's season regularly, without a network, as the poller stores it: what has changed. `truth`
 * says how the matches that start in this time really end. The faults stop ten hours before `to`.
 */
export function observeStandIn({
  seed = 1,
  from,
  to,
  faults: shares = {},
  failures = 0,
  stepMs = 20 * MINUTE_MS,
}: Options): StandInObserved {
  const faults = createFaults(seed);
  const set = (setting: 'all' | object) => faults.set(faultSetting.parse(setting));
  set(shares);
  const season = createStandInSeason(seed, faults);
  const providers = createProviders({
    season,
    faults,
    requests: createRequestLog({ 'football-data': Infinity, balldontlie: Infinity }),
    keys: KEYS,
    plan: { 'football-data': 'paid', balldontlie: 'paid' },
  });
  const sources: Source[] = [
    createFootballDataSource({ key: KEYS['football-data'], baseUrl: 'http://stand-in.test' }),
    createBalldontlieSource({ key: KEYS.balldontlie, baseUrl: 'http://stand-in.test', injuries: true }),
  ];
  const random = createRandom(`${seed}/failures`);
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

  for (let at = from; at < to; at += stepMs) {
    // Matches keep what happened to them.
    if (at === to - QUIET_MS) set({});
    for (const source of sources) {
      if (random.next() < failures) continue;
      observe(source, { kind: 'fixtures', from: at - 1.5 * DAY_MS, to: at + 2 * DAY_MS }, at);
      if (at % HOUR_MS === 0) observe(source, { kind: 'injuries' }, at);
    }
  }
  return { observations: store.observations, truth: season.truth({ from, to }) };
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
