import { expect, it } from 'vitest';
import { type HostInfo, networkHosts, hostNames } from './host-names.ts';

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
