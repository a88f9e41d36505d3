import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { createClock, type TimeScale } from '../../../platform/clock/clock.ts';
import { DAY_MS, type Instant, WEEK_MS } from '../../../platform/clock/time.ts';
import type { SourceName } from '../observation.ts';
import type { Answer } from './answer.ts';
import { createFaults, FAULTS, faultSetting, type Faults } from './faults.ts';
import { createProviders } from './providers.ts';
import { createRequestLog } from './request-log.ts';
import { createSimulatorSeason } from './simulator-season.ts';
import { setTimeout } from 'node:timers/promises';

type Conditions = { faults: Faults; slowMs: number; signal: AbortSignal };

/** A client has to wait this long after the fault `rate-limit`, in seconds of game time. */
const RETRY_AFTER_SECONDS = 20;
const HTML = '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>';

/** Sends an answer, or what a fault makes of it. */
async function sendAnswer(
  response: ServerResponse,
  { status, json, headers = {} }: Answer,
  { faults, slowMs, signal }: Conditions,
): Promise<void> {
  const body = JSON.stringify(json);
  if (status === 200) {
    if (faults.hits('down')) return void response.destroy();
    if (faults.hits('slow')) await setTimeout(slowMs, undefined, { signal });
    if (faults.hits('rate-limit')) {
      return send(response, 429, '{}', { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) });
    }
    if (faults.hits('server-error')) return send(response, faults.pick([500, 503]) ?? 500, '{}', headers);
    if (faults.hits('html')) return send(response, 200, HTML, { 'content-type': 'text/html' });
    if (faults.hits('truncated')) return send(response, 200, body.slice(0, body.length / 2), headers);
  }
  send(response, status, body, headers);
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers }).end(body);
}

export type SimulatorOptions = {
  /** 0 or omitted: any free port. */
  port?: number;
  /** Game time, as in `createClock`. Real time by default. */
  scale?: Readonly<TimeScale>;
  /** Determines the schedule, the results and the faults. */
  seed?: number;
  /** The delay of an answer with the fault `slow`, in real milliseconds. */
  slowMs?: number;
};

export type Simulator = { url: string; close(): Promise<void> };

export const SIMULATOR_KEYS: Record<SourceName, string> = {
  'football-data': 'simulator-football-key',
  balldontlie: 'simulator-basketball-key',
};
const REAL_TIME: TimeScale = { origin: 0, realOrigin: 0, speed: 1 };
/** Requests in a minute, as in paid plans. */
const PER_MINUTE: Record<SourceName, number> = { 'football-data': 30, balldontlie: 600 };

/**
 * Starts a server on the loopback interface that speaks the documented formats of both providers, with a season of its
 * own and faults by name. `GET /simulator/faults` lists them and `POST` sets them, `GET /simulator/truth` returns how
 * matches really end, and `GET /simulator/exceeded` counts the requests of each key beyond its plan.
 */
export async function startSimulator({
  port = 0,
  scale = REAL_TIME,
  seed = 1,
  slowMs = 15_000,
}: SimulatorOptions = {}): Promise<Simulator> {
  const clock = createClock('sqlite', scale);
  const faults = createFaults(seed);
  const season = createSimulatorSeason(seed, faults);
  const requests = createRequestLog(PER_MINUTE);
  const providers = createProviders({ season, faults, requests, keys: SIMULATOR_KEYS });
  const stopping = new AbortController();

  const controls: Record<string, (request: IncomingMessage, query: URLSearchParams, at: Instant) => unknown> = {
    'POST /simulator/faults': async (request) => {
      const setting = faultSetting.safeParse(await readJson(request).catch(() => undefined));
      if (setting.success) faults.set(setting.data);
      return setting.success ? {} : undefined;
    },
    'GET /simulator/faults': () => FAULTS,
    'GET /simulator/truth': (_, query, at) => {
      const instant = (name: string, otherwise: Instant) => Date.parse(query.get(name) ?? '') || otherwise;
      return season.truth({ from: instant('from', at - WEEK_MS), to: instant('to', at + DAY_MS) });
    },
    'GET /simulator/exceeded': () => requests.exceeded,
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const at = clock.now();
    const control = controls[`${request.method} ${url.pathname}`];
    if (control) {
      const json = await control(request, url.searchParams, at);
      return send(response, json === undefined ? 400 : 200, JSON.stringify(json ?? {}));
    }
    const source = url.pathname.startsWith('/v4/') ? 'football-data' : 'balldontlie';
    const answer: Answer = providers[source](url, request.headers, at);
    await sendAnswer(response, answer, { faults, slowMs, signal: stopping.signal });
  }

  const server = createServer((request, response) => {
    // A mistake of the simulator must not look like one of its faults.
    respond(request, response).catch((error: unknown) => response.writeHead(501).end(String(error)));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      stopping.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
