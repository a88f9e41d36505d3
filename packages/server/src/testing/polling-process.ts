import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClock, type TimeScale } from '../platform/clock/clock.ts';
import { type Instant, MINUTE_MS } from '../platform/clock/time.ts';
import { afterTest } from './after-test.ts';

const moduleUrl = (path: string) => JSON.stringify(import.meta.resolve(path));

/** Tries to lead, and polls football-data.org at `SOURCE_URL` while it leads. */
const PROGRAM = `
  import { createClock } from ${moduleUrl('../platform/clock/clock.ts')};
  import { openDatabase } from ${moduleUrl('../platform/db/open.ts')};
  import { createLogger } from ${moduleUrl('../platform/http/log.ts')};
  import { createMetrics } from ${moduleUrl('../platform/metrics/metrics.ts')};
  import { addFeedMetrics } from ${moduleUrl('../season/live/feed-metrics.ts')};
  import { fetchPage } from ${moduleUrl('../season/live/fetch-page.ts')};
  import { createCandidate } from ${moduleUrl('../platform/leader/leader.ts')};
  import { createPoller } from ${moduleUrl('../season/live/poller.ts')};
  import { createFootballDataSource } from ${moduleUrl('../season/live/sources/football-data.ts')};
  const { DATABASE_URL, DATA_DIR, SOURCE_URL, TIME_SCALE, PLAN } = process.env;
  const database = await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR });
  const { db, dialect } = database;
  const log = createLogger('warn');
  const source = createFootballDataSource({ key: 'x', baseUrl: SOURCE_URL, requestsPerMinute: Number(PLAN) });
  const startWork = createPoller({
    db, fetchPage, log, sources: [source],
    clock: createClock(dialect, JSON.parse(TIME_SCALE)),
    metrics: addFeedMetrics(createMetrics().registry),
  });
  const leader = createCandidate({ database, isAlone: dialect === 'sqlite', log });
  leader.addWork(startWork);
  await leader.start();
  setInterval(() => {}, 60_000);`;

/** A request that has been answered. Each answer has a match of its own, whose id is the request's number. */
type AnsweredRequest = { number: number; process: string; at: Instant };

/** A provider of football matches for processes that poll it, and that may be killed. */
export type PollingProvider = {
  /** All answered requests, oldest first. */
  requests: readonly AnsweredRequest[];
  /** Starts a process that polls this provider under a name of its own. */
  start(name: string, env: Record<string, string>): ChildProcess;
  /** Resolves when the process with that name has got `count` answers in total. */
  answered(name: string, count: number): Promise<void>;
};

/** Starts a provider whose every answer is different, on a hurried clock that it shares with the processes. */
export async function startPollingProvider(scale: Readonly<TimeScale>, plan: number): Promise<PollingProvider> {
  const clock = createClock('sqlite', scale);
  const requests: AnsweredRequest[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(({ url = '' }, response) => {
    const request = { number: requests.length + 1, process: url.split('/')[1] ?? '', at: clock.now() };
    requests.push(request);
    const { searchParams } = new URL(url, 'http://localhost');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerOf(request, searchParams.get('dateTo'))));
    for (const check of waiting) check();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    requests,
    start(name, env) {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: '',
          SOURCE_URL: `${address}/${name}`,
          TIME_SCALE: JSON.stringify(scale),
          PLAN: String(plan),
          ...env,
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      afterTest(() => child.kill('SIGKILL'));
      return child;
    },
    answered: (name, count) =>
      new Promise((resolve) => {
        const check = () => {
          if (requests.filter((request) => request.process === name).length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}

/** A match that is played now. */
const answerOf = ({ number, at }: AnsweredRequest, dateTo: string | null) => ({
  filters: { dateTo },
  matches: [
    {
      id: number,
      season: { startDate: '2026-08-01' },
      utcDate: new Date(at - MINUTE_MS).toISOString(),
      status: 'IN_PLAY',
      homeTeam: { name: 'Arsenal FC' },
      awayTeam: { name: 'Chelsea FC' },
      score: { fullTime: { home: 0, away: 0 } },
    },
  ],
});
