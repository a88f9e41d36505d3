import { expect, it } from 'vitest';
import { type Machine, networkNames, ownNames } from './own-names.ts';

const at = (address: string, internal = false) =>
  ({
    address,
    internal,
    family: address.includes(':') ? 'IPv6' : 'IPv4',
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  }) as NonNullable<Machine['interfaces'][string]>[number];

const machine: Machine = {
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
])('a server at %s answers to the names of its machine and to no other', (host, names) => {
  expect(ownNames(host, machine)).toEqual(names);
});

it('a server at :: answers to IPv6 addresses too, and a name with dots gets no .local', () => {
  const names = ownNames('::', { ...machine, name: 'desk.example.org' });
  expect(names).toEqual(expect.arrayContaining(['[::1]', '[fd00::20]', '192.168.1.20', 'desk.example.org']));
  expect(names.filter((name) => name.endsWith('.local'))).toEqual([]);
});

it('of its addresses the one of a home network is named first, and those that nobody can type are left out', () => {
  expect(networkNames('0.0.0.0', machine)).toEqual(['192.168.1.20', '10.8.0.2', '172.17.0.1']);
  expect(networkNames('::', machine)).toEqual(['192.168.1.20', '10.8.0.2', '172.17.0.1', '[fd00::20]']);
  expect(networkNames('127.0.0.1', machine)).toEqual([]);
});
