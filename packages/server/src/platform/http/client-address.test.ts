import { expect, it } from 'vitest';
import { createAddressOf, isAddressRange } from './client-address.ts';

const addressOf = createAddressOf(['10.0.0.1', '10.1.0.0/16', '2001:db8:9::/48']);

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
  ['a client in a network with zeros and leading zeros', '2001:0DB8:0000:0002::9', null, '2001:db8:0:2::/64'],
  ['a client whose address begins with zeros', '::1', null, '0:0:0:0::/64'],
  ['no address', undefined, '198.51.100.1', ''],
])('returns the address for %s', (_, remote, forwarded, expected) => {
  expect(addressOf(remote, forwarded)).toBe(expected);
});

it.each([
  ['10.0.0.1', true],
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
