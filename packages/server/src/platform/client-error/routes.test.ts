import { expect, it } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { dumpTables } from '../../testing/dump.ts';
import { openGame } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';

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

async function open() {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  return { game: await openGame({ log, metrics }), lines, metrics };
}

it('logs and counts a report without storing it, and without the user', async () => {
  const { game, lines, metrics } = await open();
  const member = await signUpUser(game, 'reporter');
  const before = await dumpTables(game.database);
  const more = { userId: member.id, url: '/profile/1?q=secret', message: 'secret' };
  expect((await member.post(PATH, { ...REPORT, ...more })).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'client error', client: REPORT });
  expect(lines[0]).not.toMatch(new RegExp(`${member.id}|reporter|secret`));
  expect((await metrics.read()).text).toContain('client_errors_total{kind="caught"} 1');
  expect(await dumpTables(game.database)).toEqual(before);
});

it.each([
  ['a URL instead of a route', { route: '/profile/8e03978e-40d5' }],
  ['free text instead of a name', { name: 'what somebody typed' }],
  ['free text instead of a frame', { stack: ['what somebody typed'] }],
  ['a line break', { stack: ['a@b.js:1:1\nb'] }],
  ['a host in a frame', { stack: ['a@https://play.test/x.js:1:1'] }],
  ['a hundred frames', { stack: Array.from({ length: 100 }, () => 'a@b.js:1:1') }],
])('rejects %s without logging it', async (_, malformed) => {
  const { game, lines } = await open();
  expect((await game.visitor().post(PATH, { ...REPORT, ...malformed })).status).toBe(400);
  expect(lines).toEqual([]);
});
