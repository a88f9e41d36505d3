import { expect, it } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { dumpTables } from '../../testing/dump.ts';
import { type Game, openGame } from '../../testing/game.ts';

const PATH = '/api/client-errors';
const REPORT = {
  kind: 'caught',
  name: 'TypeError',
  code: null,
  stack: ['render@Ab12Cd3.js:1:204', '@Ab12Cd3.js:1:9'],
  components: ['ProfileRoute@Ab12Cd3.js:1:7'],
  route: '/profile/:id',
  version: '0.1.0',
};

let game: Game;

async function open() {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  game = await openGame({ log, metrics });
  return { lines, metrics };
}

it('logs and counts a report without storing it', async () => {
  const { lines, metrics } = await open();
  const before = await dumpTables(game.database);
  expect((await game.visitor().post(PATH, REPORT)).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'client error', client: REPORT });
  expect((await metrics.read()).text).toContain('client_errors_total{kind="caught"} 1');
  expect(await dumpTables(game.database)).toEqual(before);
});

it('does not log the user, even with a session', async () => {
  const { lines } = await open();
  const member = await game.member('reporter');
  const me = (await member.get('/api/auth/user')).body as { id: string };
  await member.post(PATH, { ...REPORT, userId: me.id, url: '/profile/1?q=secret', message: 'secret' });
  expect(lines.join('')).toContain('client error');
  expect(lines.join('')).not.toMatch(new RegExp(`${me.id}|reporter|secret`));
});

it.each([
  ['a URL instead of a route', { route: '/profile/8e03978e-40d5' }],
  ['a route with a query', { route: '/completed?q=x' }],
  ['free text instead of a name', { name: 'what somebody typed' }],
  ['free text instead of a frame', { stack: ['what somebody typed'] }],
  ['a line break', { stack: ['a@b.js:1:1\nb'] }],
  ['a host in a frame', { stack: ['a@https://play.test/x.js:1:1'] }],
  ['a hundred frames', { stack: Array.from({ length: 100 }, () => 'a@b.js:1:1') }],
  ['an unknown kind', { kind: 'other' }],
  ['an invalid version', { version: 'mine' }],
])('rejects %s without logging it', async (_, malformed) => {
  const { lines } = await open();
  expect((await game.visitor().post(PATH, { ...REPORT, ...malformed })).status).toBe(400);
  expect(lines).toEqual([]);
});
