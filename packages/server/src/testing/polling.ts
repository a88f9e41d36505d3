import pino from 'pino';
import type { Instant } from '../platform/clock/time.ts';
import type { Timers } from '../platform/clock/timers.ts';
import type { Db, OpenDatabase } from '../platform/db/open.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { addFeedMetrics } from '../season/live/feed-metrics.ts';
import type { fetchPage, PageResult } from '../season/live/fetch-page.ts';
import { type Lease, takeLease } from '../platform/cluster/lease.ts';
import type { Observation, Observed } from '../season/live/observation.ts';
import { readObservations } from '../season/live/observations.ts';
import { createPoller } from '../season/live/poller.ts';
import { type ParsedPage, type Source, SourceFormatError } from '../season/live/source.ts';
import { afterTest } from './after-test.ts';
import { openTestDatabase } from './test-database.ts';

/** A request that the poller has sent. `kind` and `cursor` are those of the page. */
type SentRequest = { at: Instant; kind: string; cursor: string; ids: string[] };

/** Answers a request; null: never. */
export type Answer = (request: SentRequest) => PageResult | Promise<PageResult> | null;

/** Returns an answer with one page, or with a page that has another one after it. */
export const pageOf = (observed: readonly Observed[], next: string | null = null) =>
  ({ kind: 'page', json: { observed, next } }) as const satisfies PageResult;

/** A source whose answers are already parsed; any other JSON has the wrong format. */
export const createFakeSource = (changes: Partial<Source> = {}): Source => ({
  name: 'balldontlie',
  credit: { name: 'Fake', url: 'http://source.test' },
  league: 'NBA',
  hasInjuries: true,
  requestsPerMinute: 10,
  pageRequest(request, cursor) {
    const url = new URL(`http://source.test/${request.kind}`);
    url.searchParams.set('cursor', cursor ?? '');
    if (request.kind === 'live') url.searchParams.set('ids', request.ids.join());
    return { url, headers: {} };
  },
  parsePage(_, json) {
    if (typeof json !== 'object' || json === null || !('observed' in json)) throw new SourceFormatError('not a page');
    return json as ParsedPage;
  },
  ...changes,
});

/** Takes the lease of the feed, also from a holder that seems to be alive. */
export async function takeFeedLease(database: OpenDatabase): Promise<Lease> {
  const holder = crypto.randomUUID();
  const lease = await takeLease({ ...database, name: 'feed', holder, isAlone: true });
  if (lease === null) throw new Error('The lease is taken.');
  return lease;
}

/** Time that advances only on request, for work with a single timer. */
function createSingleTimer() {
  let now = 0;
  let pending: { at: number; work: () => void } | null = null;
  let asleep = Promise.withResolvers<void>();
  const timers: Timers = {
    now: () => now,
    after(ms, work) {
      const timer = { at: now + ms, work };
      pending = timer;
      asleep.resolve();
      return () => {
        if (pending === timer) pending = null;
      };
    },
  };

  /** Advances time by `ms` milliseconds, and lets the work sleep again after each timer. */
  async function advance(ms: number): Promise<void> {
    const end = now + ms;
    for (;;) {
      await asleep.promise;
      if (pending === null || pending.at > end) break;
      const { at, work } = pending;
      pending = null;
      asleep = Promise.withResolvers();
      now = at;
      work();
    }
    now = end;
  }
  return { timers, advance };
}

type PollingOptions = { origin: Instant; answer: Answer; source?: Source; database?: OpenDatabase };

/** Polls a source on the test database, by a clock that the test drives. */
export async function openPolling({ origin, answer, source = createFakeSource(), ...options }: PollingOptions) {
  const database = options.database ?? (await openTestDatabase());
  const { db } = database;
  const { timers, advance } = createSingleTimer();
  const metrics = createMetrics();
  const lines: { level: number; msg: string; problem?: string }[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const sent: SentRequest[] = [];
  const now = () => origin + timers.now();
  let respond = answer;
  let lost = 0;

  const fetchFake: typeof fetchPage = ({ url: { searchParams, pathname } }, { signal }) => {
    const ids = searchParams.get('ids')?.split(',') ?? [];
    const request = { at: now(), kind: pathname.slice(1), cursor: searchParams.get('cursor') ?? '', ids };
    sent.push(request);
    const result = respond(request);
    if (result !== null) return Promise.resolve(result);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  const startWork = createPoller({
    db,
    sources: [source],
    fetchPage: fetchFake,
    clock: { now, timeScale: { speed: 1 } },
    timers,
    random: () => 0,
    log,
    metrics: addFeedMetrics(metrics.registry),
  });
  const work = startWork(await takeFeedLease(database), () => (lost += 1));
  afterTest(() => work.stop());
  return {
    database,
    metrics,
    /** Every request, oldest first. */
    sent,
    lines,
    now,
    advance,
    stop: () => work.stop(),
    setAnswer: (next: Answer) => void (respond = next),
    timesLost: () => lost,
    observations: () => readAllObservations(db),
  };
}

export async function readAllObservations(db: Db, afterId = 0): Promise<Observation[]> {
  const all: Observation[] = [];
  for await (const chunk of readObservations(db, afterId)) all.push(...chunk);
  return all;
}
