import { expect, it } from 'vitest';
import type { HostInfo } from './host-names.ts';
import { createServerOrigins } from './server-origins.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NonNullable<
    HostInfo['interfaces'][string]
  >[number];

const host: HostInfo = {
  name: 'Desk',
  interfaces: {
    lo: [at('127.0.0.1', true), at('::1', true)],
    docker0: [at('172.17.0.1')],
    eth0: [at('169.254.7.7'), at('192.168.1.20'), at('fd00::20'), at('fe80::1')],
    vpn: [at('10.8.0.2')],
  },
};

function open(publicOrigin: string | null, address: string, name = host.name) {
  const origins = createServerOrigins(publicOrigin, address, () => ({ ...host, name }));
  expect([origins.isOwn('http://localhost:3000'), origins.others()]).toEqual([false, []]);
  origins.setPort(3000);
  return origins;
}

const HOME = ['http://192.168.1.20:3000', 'http://10.8.0.2:3000', 'http://172.17.0.1:3000'];

it.each([
  [null, '127.0.0.1', ['http://localhost:3000']],
  [null, '0.0.0.0', [...HOME, 'http://localhost:3000']],
  [null, '::', [...HOME, 'http://[fd00::20]:3000', 'http://localhost:3000']],
  [null, '192.168.1.20', ['http://192.168.1.20:3000']],
  ['https://play.test', '0.0.0.0', ['https://play.test']],
])('with PUBLIC_ORIGIN %s at HOST=%s, the addresses are, the most likely first, %s', (publicOrigin, address, urls) => {
  const origins = open(publicOrigin, address);
  expect([origins.url(), ...origins.others()]).toEqual(urls);
});

it.each([
  ['127.0.0.1', ['localhost', '127.0.0.1'], ['desk', '192.168.1.20', '[::1]']],
  ['::1', ['localhost', '127.0.0.1', '[::1]'], ['desk']],
  ['192.168.1.20', ['localhost', '127.0.0.1', '192.168.1.20'], ['desk', '10.8.0.2']],
  ['0.0.0.0', ['localhost', 'desk', 'desk.local', '169.254.7.7', '192.168.1.20', '10.8.0.2'], ['[fd00::20]']],
  ['::', ['[::1]', '[fd00::20]', '192.168.1.20', 'desk'], ['desk.example.org']],
])('a server at %s accepts its own names %j at its port, and not %j', (address, names, others) => {
  const { isOwn } = open(null, address);
  for (const name of names) expect([name, isOwn(`http://${name}:3000`)]).toEqual([name, true]);
  for (const name of others) expect([name, isOwn(`http://${name}:3000`)]).toEqual([name, false]);
});

it('accepts no other origin, whatever other names resolve to', () => {
  const { isOwn } = open(null, '0.0.0.0', 'desk.example.org');
  expect(isOwn('http://desk.example.org:3000')).toBe(true);
  for (const origin of [
    'http://desk.example.org.local:3000',
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
});

it('accepts only the public origin when one is configured', () => {
  const { isOwn } = open('https://play.test', '0.0.0.0');
  const others = ['http://play.test', 'https://play.test:8443', 'https://play.test.evil.test', 'http://localhost:3000'];
  expect(['https://play.test', ...others].map(isOwn)).toEqual([true, false, false, false, false]);
});
