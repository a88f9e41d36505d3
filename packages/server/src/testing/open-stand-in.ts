import { onTestFinished } from 'vitest';
import { DAY_MS, HOUR_MS, type Instant, WEEK_MS } from '../platform/clock/time.ts';
import { fetchPage, type PageResult } from '../season/live/fetch-page.ts';
import type { Observed, ObservedMatch, SourceName } from '../season/live/observation.ts';
import type { Source, SourceRequest } from '../season/live/source.ts';
import { createBalldontlieSource } from '../season/live/sources/balldontlie.ts';
import { createFootballDataSource } from '../season/live/sources/football-data.ts';
import { mergePages } from '../season/live/sources/merge-pages.ts';
import { STAND_IN_KEYS, type StandInOptions, startStandIn } from '../season/live/stand-in/stand-in.ts';
import type { TrueMatch } from '../season/live/stand-in/stand-in-season.ts';

/** A Saturday on which both leagues play. */
export const START = Date.parse('2026-11-21T12:00:00Z');
const PAID = { 'football-data': 'paid', balldontlie: 'paid' } as const;
export const FREE = { 'football-data': 'free', balldontlie: 'free' } as const;

type FetchOptions = { cursor?: string | null; etag?: string | null; timeoutMs?: number };

/** Starts a stand-in whose clock stands still until it is set, and reads it as both sources do. */
export async function openStandIn({ at = START, ...options }: StandInOptions & { at?: Instant } = {}) {
  const scale = { origin: at, realOrigin: 0, speed: 0 };
  const standIn = await startStandIn({ plan: PAID, scale, ...options });
  onTestFinished(standIn.close);
  const sources: Record<SourceName, Source> = {
    'football-data': createFootballDataSource({ key: STAND_IN_KEYS['football-data'], baseUrl: standIn.url }),
    balldontlie: createBalldontlieSource({ key: STAND_IN_KEYS.balldontlie, baseUrl: standIn.url, injuries: true }),
  };

  function fetchFrom(
    name: SourceName,
    request: SourceRequest,
    { cursor = null, ...options }: FetchOptions = {},
  ): Promise<PageResult> {
    const page = sources[name].pageRequest(request, cursor);
    if (!page) throw new Error('The source has no such request');
    return fetchPage(page, { now: scale.origin, ...options });
  }

  async function observe(name: SourceName, request: SourceRequest): Promise<Observed[]> {
    const pages: Observed[][] = [];
    let cursor: string | null = null;
    do {
      const result: PageResult = await fetchFrom(name, request, { cursor });
      if (result.kind !== 'page') throw new Error(JSON.stringify(result));
      const { observed, next } = sources[name].parsePage(request, result.json);
      pages.push(observed);
      cursor = next;
    } while (cursor !== null);
    return mergePages(pages);
  }

  return {
    ...standIn,
    fetchFrom,
    observe,
    setTime: (to: Instant) => void (scale.origin = to),
    /** Returns what the source says about a match, among the matches of that time. */
    async find(match: TrueMatch, startTime = match.startTime) {
      const observed = await observe(sourceOf(match), around(startTime));
      return observed.find(({ sourceId }) => sourceId === String(match.id))?.value;
    },
    fault: async (setting: unknown) =>
      (await fetch(`${standIn.url}/stand-in/faults`, { method: 'POST', body: JSON.stringify(setting) })).status,
    async truth(from = START, to = START + DAY_MS): Promise<TrueMatch[]> {
      const query = new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
      return (await fetch(`${standIn.url}/stand-in/truth?${query}`)).json() as Promise<TrueMatch[]>;
    },
    async requests() {
      return (await fetch(`${standIn.url}/stand-in/requests`)).json();
    },
  };
}
const around = (startTime: Instant): SourceRequest => ({
  kind: 'fixtures',
  from: startTime - 2 * HOUR_MS,
  to: startTime + 2 * HOUR_MS,
});

type Opened = Awaited<ReturnType<typeof openStandIn>>;

export const sourceOf = ({ league }: Pick<TrueMatch, 'league'>): SourceName =>
  league === 'EPL' ? 'football-data' : 'balldontlie';
export const WEEK: SourceRequest = { kind: 'fixtures', from: START, to: START + WEEK_MS };
export const HOUR: SourceRequest = { kind: 'live', ids: [], from: START, to: START + HOUR_MS };
export const BOTH = ['football-data', 'balldontlie'] as const;
export const isMatch = (value: Observed['value']): value is ObservedMatch => value.kind === 'match';

/** Returns the first match of a league that is played as planned. */
export async function findPlayed(opened: Opened, league: TrueMatch['league']): Promise<TrueMatch> {
  const match = (await opened.truth(START + 5 * HOUR_MS, START + 2 * DAY_MS)).find(
    (candidate) => candidate.league === league && candidate.score !== null,
  );
  if (!match) throw new Error(`No match of the ${league}`);
  return match;
}
