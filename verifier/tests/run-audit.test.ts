import { expect, test } from 'vitest';
import { createClient } from '../audit/client.mjs';
import { runAudit } from '../audit/run-audit.mjs';
import { createWorld, fetchOf, type World } from './fake-server.ts';
import { GAME_FRAUDS } from './game-frauds.ts';
import { LOG_FRAUDS } from './log-frauds.ts';

const URL = 'https://play.test';

type Options = Partial<Parameters<typeof runAudit>[1]> & { fetch?: ReturnType<typeof fetchOf> };

/** Runs the audit of a server in memory, without waiting. Returns its outcome and the printed lines. */
async function audit({ fetch = fetchOf(() => honest), ...options }: Options = {}) {
  const lines: string[] = [];
  const outcome = await runAudit(createClient(URL, { fetch, wait: async () => {} }), {
    wait: async () => {},
    random: () => 0.5,
    print: (line) => lines.push(line),
    ...options,
  });
  return { ...outcome, lines };
}

const honest = createWorld();
/** The results that follow from the secret of the season: those of the even matches. */
const recompute = async () =>
  new Map(
    honest.results.map(({ matchId, status, scoreHome, scoreAway }) => [matchId, { status, scoreHome, scoreAway }]),
  );

test('finds nothing wrong with an honest server', async () => {
  const { verdict, lines, state } = await audit();
  expect(lines).toMatchInlineSnapshot(`
    [
      "ok       key          beat-the-machine/34750f98bd59fcfc",
      "ok       newest       26 entries at 2026-11-21T17:00:00.000Z",
      "ok       growth       nothing is known of an earlier visit",
      "ok       checkpoints  25 checkpoints are signed and have the roots of the entries",
      "ok       entries      predictions: 24, seasons: 1, revealed secrets: 1",
      "ok       predictions  24 matches have one prediction, committed before their start",
      "ok       secrets      1 committed, 1 of them revealed as committed",
      "ok       files        6 checkpoints are files with the same bytes",
      "ok       proofs       5 inclusion paths and 5 consistency proofs are right",
      "ok       results      20 graded matches follow from their scores",
      "ok       picks        162 picks were made in time, and their grades follow from the results",
      "ok       leaderboards 9 boards with 76 rows follow from the grades of 12 players",
    ]
  `);
  expect(verdict).toBe('fine');
  expect(state).toEqual({ key: honest.log.key.text, checkpoint: honest.log.newest.note });
});

test('finds nothing wrong when the log has grown since the last visit', async () => {
  const kept = [2, 3, 20, 26].map((size) => honest.log.checkpoints.find((each) => each.size === size)?.note ?? '');
  const { lines, verdict } = await audit({ key: honest.log.key.text, kept });
  expect(lines).toContain('ok       growth       contains 2 and 3 and 20 and 26 known entries unchanged');
  expect(verdict).toBe('fine');
});

const withoutCheckpoint = (path: string, body: unknown) =>
  path === '/api/audit' ? { ...(body as object), checkpoint: null } : body;

test('finds nothing wrong with an empty log', async () => {
  const world = { ...createWorld(), results: [], picks: new Map() };
  const { verdict, state } = await audit({ fetch: fetchOf(() => world, withoutCheckpoint) });
  expect([verdict, state]).toEqual(['unclear', null]);
});

test('counts the matches whose predictions are from before the log', async () => {
  const world = createWorld();
  const old = { ...world.results[1], matchId: 'old', startTime: '2026-11-19T12:00:00.000Z' };
  const results = [...world.results, old] as World['results'];
  const { lines, verdict } = await audit({ fetch: fetchOf(() => ({ ...world, results })) });
  expect(lines.join('\n')).toContain('1 of them have predictions from before the log');
  expect(verdict).toBe('fine');
});

test('recomputes the results of an ended season from its secret', async () => {
  const { lines } = await audit({ recompute });
  expect(lines).toContain('ok       seasons      ended seasons: 1, of which 10 results follow from the secrets');
});

test.each([
  { change: { scoreHome: 9 }, problem: '"m2" of season "NBA 2026" ended 3–0, but by its secret 9–0.' },
  { change: { status: 'VOID' }, problem: '"m2" of season "NBA 2026" is final, but by its secret VOID.' },
  { change: null, problem: '"m2" of season "NBA 2026" does not follow from its secret.' },
])('finds that match $problem', async ({ change, problem }) => {
  const drawn = await recompute();
  const { m2, ...others } = Object.fromEntries(drawn);
  const changed = Object.entries({ ...others, ...(change && m2 && { m2: { ...m2, ...change } }) });
  const { lines } = await audit({ recompute: async () => new Map(changed) });
  expect(lines).toContain(`FAILED   seasons      Match ${problem}`);
});

const FRAUDS = Object.entries({ ...LOG_FRAUDS, ...GAME_FRAUDS }).flatMap(([check, frauds]) =>
  Object.entries(frauds).map(([name, [problem, make]]) => ({ check, name, problem, make })),
);

test.each(FRAUDS)('finds $name in the check $check', async ({ check, problem, make }) => {
  const { world = createWorld(), change, ...options } = make();
  const { verdict, lines, state } = await audit({ fetch: fetchOf(() => world, change), ...options });
  expect(verdict).toBe('problems');
  const start = lines.findIndex((line) => line.startsWith(`FAILED   ${check}`));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(' '));
  expect(lines.slice(Math.max(start, 0), end === -1 ? undefined : end).join('\n')).toMatch(problem);
  const isOfLog = !['results', 'picks', 'leaderboards'].includes(check);
  expect(state === null, 'nothing is remembered of a wrong log').toBe(isOfLog);
});

test('reads again what was graded while it was reading', async () => {
  const before = createWorld();
  const last = before.results.pop();
  before.picks.delete(last?.matchId ?? '');
  let world = before;
  const change = (path: string, body: unknown) => {
    if (path.includes('board=slayers')) world = honest;
    return body;
  };
  expect((await audit({ fetch: fetchOf(() => world, change) })).verdict).toBe('fine');
});

test('accuses no one while matches are graded all the time', async () => {
  const world = createWorld();
  let count = 0;
  const change = (path: string, body: unknown) => {
    if (path.includes('board=')) return [];
    count += 1;
    if (path.startsWith('/api/audit/results'))
      (world.results[0] as { gradedAt: string }).gradedAt = new Date(Date.UTC(2026, 11, 1) + count).toISOString();
    return body;
  };
  const { verdict, lines } = await audit({ fetch: fetchOf(() => world, change) });
  expect(verdict).toBe('unclear');
  expect(lines.filter((line) => line.startsWith('skipped'))).toHaveLength(3);
});

test('knows the time of the game, but not from responses that never change', async () => {
  const responses: Record<string, string>[] = [
    { 'Game-Time': '2026-11-20T18:00:00.000Z' },
    { 'Cache-Control': 'public, immutable' },
    {},
  ];
  const fetch = async () => new Response('', { headers: responses.shift() ?? {} });
  const client = createClient(URL, { fetch, now: () => 5 });
  const times = [];
  for (const path of ['/a', '/b', '/c']) {
    await client.text(path);
    times.push(client.gameTime());
  }
  expect(times).toEqual([Date.UTC(2026, 10, 20, 18), Date.UTC(2026, 10, 20, 18), 5]);
});

const respond = (status: number, headers = {}) => new Response(status === 200 ? '{"a":1}' : null, { status, headers });

test.each([
  ['as many seconds as a busy server asks it to', respond(429, { 'Retry-After': '7' }), 7_000],
  ['until a busy server asks it to', respond(503, { 'Retry-After': new Date(1e5).toUTCString() }), 99_000],
  ['a second after a failure', new TypeError('fetch failed'), 1_000],
])('waits %s', async (_, first, ms) => {
  const waited: number[] = [];
  const answers = [async () => (first instanceof Error ? Promise.reject(first) : first), async () => respond(200)];
  const fetch = async () => answers.shift()?.() ?? Response.error();
  const client = createClient(URL, { fetch, wait: async (time) => waited.push(time), now: () => 1_000 });
  expect(await client.json('/api/audit')).toEqual({ a: 1 });
  expect(waited).toEqual([ms]);
});

test.each([
  ['another error', () => respond(500), '/a: HTTP 500.'],
  ['a server that stays busy', () => respond(429), '/a: HTTP 429.'],
  ['no response', () => Response.error(), '/a: HTTP 0.'],
  ['a long wait', () => respond(429, { 'Retry-After': '3600' }), 'asks to wait for 60 minutes'],
  ['a huge response', () => new Response('x'.repeat(17 * 1024 * 1024)), 'has more than'],
  ['text instead of JSON', () => new Response('<html>'), "doesn't respond with JSON"],
  ['bytes that are not UTF-8', () => new Response(Buffer.of(0xff)), "doesn't respond with UTF-8"],
])('gives up at %s', async (_, response, message) => {
  const client = createClient(URL, { fetch: async () => response(), wait: async () => {} });
  await expect(client.json('/a')).rejects.toThrow(message);
});
