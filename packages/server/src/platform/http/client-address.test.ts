import { expect, it } from 'vitest';
import { createAddressOf, isAddressRange, networkOf } from './client-address.ts';

const addressOf = createAddressOf(['10.0.0.1', '10.1.0.0/16', '2001:db8:9::/48']);

it('ignores headers without a trusted proxy', () => {
  expect(createAddressOf([])('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
  expect(createAddressOf([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});

it.each([
  ['a client that is not a trusted proxy', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['a trusted proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a trusted proxy as an IPv4-mapped address', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a trusted proxy whose client forged an entry', '10.0.0.1', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
  ['two trusted proxies', '10.0.0.1', '203.0.113.5, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a trusted proxy and a client over IPv6', '2001:db8:9::1', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['a trusted proxy without the header', '10.0.0.1', null, '10.0.0.1'],
  ['a trusted proxy with an invalid entry', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['a trusted proxy that reports itself', '10.0.0.1', '10.0.0.1', '10.0.0.1'],
  ['a neighbor of a trusted proxy', '10.0.0.2', '198.51.100.1', '10.0.0.2'],
  ['a link-local client', 'fe80::1%eth0', null, 'fe80:0:0:0::/64'],
  ['no address', undefined, '198.51.100.1', ''],
])('returns the address for %s', (_, remote, forwarded, expected) => {
  expect(addressOf(remote, forwarded)).toBe(expected);
});

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['proxy.test', false],
  ['', false],
])('checks whether %j is an address range: %s', (text, expected) => {
  expect(isAddressRange(text)).toBe(expected);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('maps %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
