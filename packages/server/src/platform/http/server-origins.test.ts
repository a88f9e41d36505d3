import { expect, it } from 'vitest';
import type { HostInfo } from './host-names.ts';
import { createServerOrigins } from './server-origins.ts';

const HOME = { address: '192.168.1.20', family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null } as const;
const host: HostInfo = { name: 'Desk', interfaces: { eth0: [HOME] } };

function open(publicOrigin: string | null, at: string) {
  const origins = createServerOrigins(publicOrigin, at, () => host);
  expect([origins.isOwn('http://localhost:3000'), origins.others()]).toEqual([false, []]);
  origins.setPort(3000);
  return origins;
}

it.each([
  [null, '127.0.0.1', 'http://localhost:3000', []],
  [null, '0.0.0.0', 'http://192.168.1.20:3000', ['http://localhost:3000']],
  [null, '192.168.1.20', 'http://192.168.1.20:3000', []],
  ['https://play.test', '0.0.0.0', 'https://play.test', []],
])('with PUBLIC_ORIGIN %s at HOST=%s, the address is %s', (publicOrigin, at, url, others) => {
  const origins = open(publicOrigin, at);
  expect([origins.url(), origins.others()]).toEqual([url, others]);
});

it('accepts its own names at its port only, whatever other names resolve to', () => {
  const { isOwn } = open(null, '0.0.0.0');
  for (const name of ['localhost', '127.0.0.1', '192.168.1.20', 'desk', 'desk.local'])
    expect([name, isOwn(`http://${name}:3000`)]).toEqual([name, true]);
  for (const origin of [
    'http://evil.test:3000',
    'http://localhost.evil.test:3000',
    'http://127.0.0.1.evil.test:3000',
    'https://localhost:3000',
    'http://localhost:3001',
    'http://192.0.2.99:3000',
    'http://localhost',
    'null',
  ])
    expect([origin, isOwn(origin)]).toEqual([origin, false]);
  expect(open(null, '127.0.0.1').isOwn('http://desk:3000')).toBe(false);
});

it('accepts only the public origin when one is configured', () => {
  const { isOwn } = open('https://play.test', '0.0.0.0');
  expect(
    ['https://play.test', 'http://play.test', 'https://play.test:8443', 'http://localhost:3000'].map(isOwn),
  ).toEqual([true, false, false, false]);
});
