import { expect, it } from 'vitest';
import { createServerOrigins, type HostInfo, hostNames, networkHosts } from './server-origins.ts';

const at = (address: string, internal = false) =>
  ({
    address,
    internal,
    family: address.includes(':') ? 'IPv6' : 'IPv4',
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  }) as NonNullable<HostInfo['interfaces'][string]>[number];

const host: HostInfo = {
  name: 'Desk',
  interfaces: {
    lo: [at('127.0.0.1', true), at('::1', true)],
    docker0: [at('172.17.0.1')],
    eth0: [at('169.254.7.7'), at('192.168.1.20'), at('fd00::20'), at('fe80::1')],
    vpn: [at('10.8.0.2')],
  },
};

it.each([
  ['127.0.0.1', ['localhost', '127.0.0.1', '127.0.0.1']],
  ['::1', ['localhost', '127.0.0.1', '[::1]']],
  ['192.168.1.20', ['localhost', '127.0.0.1', '192.168.1.20']],
  [
    '0.0.0.0',
    ['localhost', '127.0.0.1', 'desk', 'desk.local', '172.17.0.1', '169.254.7.7', '192.168.1.20', '10.8.0.2'],
  ],
])('lists the host’s own names for a server at %s', (address, names) => {
  expect(hostNames(address, host)).toEqual(names);
});

it('adds IPv6 addresses for a server at ::, and no .local to a name with dots', () => {
  const names = hostNames('::', { ...host, name: 'desk.example.org' });
  expect(names).toEqual(expect.arrayContaining(['[::1]', '[fd00::20]', '192.168.1.20', 'desk.example.org']));
  expect(names.filter((name) => name.endsWith('.local'))).toEqual([]);
});

it('lists home network addresses first and omits link-local ones', () => {
  expect(networkHosts('0.0.0.0', host)).toEqual(['192.168.1.20', '10.8.0.2', '172.17.0.1']);
  expect(networkHosts('::', host)).toEqual(['192.168.1.20', '10.8.0.2', '172.17.0.1', '[fd00::20]']);
  expect(networkHosts('127.0.0.1', host)).toEqual([]);
});

const atHome: HostInfo = { name: 'Desk', interfaces: { eth0: [at('192.168.1.20')] } };

function open(publicOrigin: string | null, address: string) {
  const origins = createServerOrigins(publicOrigin, address, () => atHome);
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
