import autocannon from 'autocannon';
import { endpoints } from '@machine/contract';
import { readCommandLine } from '../../packages/server/src/command-line.ts';
import { BENCHES } from './benches.ts';
import { type Fixture, openBare, openOnPostgres, openOnSqlite, type System } from './load/systems.ts';

/**
 * Sends each call at a fixed rate that the system can bear, then as fast as it answers on 16 connections, and prints
 * the latencies, the processor time a request, and both against a bare Hono handler that answers with as many bytes,
 * measured in turn. The generator shares the machine, so only the ratios can be compared between runs.
 */
const { values } = readCommandLine(BENCHES.load, process.argv.slice(3));
const SECONDS = Number(values.seconds);
const CONNECTIONS = 16;

type Call = {
  name: string;
  /** Requests a second. */
  rate: number;
  /** Returns the next request. */
  request: () => autocannon.Request;
};

const at = (path: string, id: string | undefined) => path.replace(':id', id ?? '');

const get = (name: string, rate: number, path: string, headers = {}): Call => ({
  name,
  rate,
  request: () => ({ method: 'GET', path, headers }),
});

function callsOf({ userIds, matchIds, cookies }: Fixture): Call[] {
  let turn = 0;
  const next = () => (turn += 1);
  const reader = { cookie: cookies[0] ?? '' };
  return [
    get('random prediction', 300, endpoints.randomPrediction.path),
    get('random prediction, signed in', 200, endpoints.randomPrediction.path, reader),
    get('match', 300, at(endpoints.match.path, matchIds[0])),
    get('match chat', 300, at(endpoints.matchChat.path, matchIds[0])),
    get('leaderboard', 300, `${endpoints.leaderboard.path}?period=all&board=stars`),
    get('completed, signed in', 200, endpoints.completedLive.path, reader),
    get('profile', 100, at(endpoints.userSummary.path, userIds[0])),
    {
      name: 'pick',
      rate: 100,
      request() {
        const index = next();
        const user = index % cookies.length;
        const match = Math.floor(index / cookies.length) % matchIds.length;
        return {
          method: 'POST',
          path: endpoints.lockPick.path,
          headers: jsonOf(cookies[user]),
          body: JSON.stringify({ matchId: matchIds[match], choice: index % 3 === 0 ? 'DISAGREE' : 'AGREE' }),
        };
      },
    },
    {
      name: 'chat message',
      rate: 50,
      request: () => ({
        method: 'POST',
        path: at(endpoints.sendChatMessage.path, matchIds[1]),
        headers: jsonOf(cookies[next() % cookies.length]),
        body: JSON.stringify({ text: `Number ${next()}` }),
      }),
    },
  ];
}

const jsonOf = (cookie = '') => ({ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' });

type Measured = { p50: number; p99: number; cpuMs: number; rate: number; failed: number; bytes: number };

/** `rate`: requests a second; null for as many as possible. */
async function fire({ url, cpuMs }: System, request: Call['request'], rate: number | null): Promise<Measured> {
  const before = await cpuMs();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(rate !== null && { overallRate: rate }),
    requests: [{ setupRequest: (fixed) => ({ ...fixed, ...request() }) }],
  });
  const { requests, latency, throughput, non2xx, errors, timeouts } = result;
  return {
    p50: latency.p50,
    p99: latency.p99,
    cpuMs: ((await cpuMs()) - before) / requests.total,
    rate: requests.total / SECONDS,
    failed: non2xx + errors + timeouts,
    bytes: Math.round(throughput.total / requests.total),
  };
}

async function bodySize({ url }: System, request: Call['request']): Promise<number> {
  const { method, path, headers, body } = request();
  const response = await fetch(url + path, {
    method,
    headers: headers as Record<string, string>,
    body: body as string,
  });
  return (await response.arrayBuffer()).byteLength;
}

const bare = await openBare();
for (const open of [openOnSqlite, () => openOnPostgres(1), () => openOnPostgres(3)]) {
  const system = await open();
  if (system === null) continue;
  const rows: Record<string, unknown> = {};
  for (const { name, rate, request } of callsOf(system.fixture)) {
    const bytes = await bodySize(system, request);
    const bareRequest = () => ({ method: 'GET', path: `/${bytes}` }) as const;
    const steady = await fire(system, request, rate);
    const [most, bareMost] = [await fire(system, request, null), await fire(bare, bareRequest, null)];
    rows[name] = {
      'rate /s': rate,
      'p50 ms': steady.p50,
      'p99 ms': steady.p99,
      failed: steady.failed,
      'CPU ms': most.cpuMs.toFixed(2),
      '÷ bare': (most.cpuMs / bareMost.cpuMs).toFixed(1),
      'most /s': Math.round(most.rate),
      'share of bare': (most.rate / bareMost.rate).toFixed(3),
    };
  }
  console.log(system.name);
  console.table(rows);
  await system.close();
}
await bare.close();
