import { expect, it } from 'vitest';
import { createAddressOf, isAddressRange } from './address.ts';

const trusting = createAddressOf(['10.0.0.1', '10.1.0.0/16', '2001:db8:9::/48']);

it('3.4: without a trusted proxy the connection alone tells, whatever the headers say', () => {
  expect(createAddressOf([])('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
  expect(createAddressOf([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});

it.each([
  ['a caller who is no proxy of ours', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['our proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['our proxy, as an IPv6 socket names it', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['our proxy, asked by somebody who names another', '10.0.0.1', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
  ['two proxies of ours', '10.0.0.1', '203.0.113.5, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a proxy over IPv6, asked over IPv6', '2001:db8:9::1', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['our proxy, which names nobody', '10.0.0.1', null, '10.0.0.1'],
  ['our proxy, asked by no address', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['our proxy, asked by itself', '10.0.0.1', '10.0.0.1', '10.0.0.1'],
  ['a neighbour of our proxy', '10.0.0.2', '198.51.100.1', '10.0.0.2'],
  ['a caller of the machine next door', 'fe80::1%eth0', null, 'fe80:0:0:0::/64'],
  ['no address', undefined, '198.51.100.1', ''],
])('3.4: %s', (_, remote, forwarded, expected) => {
  expect(trusting(remote, forwarded)).toBe(expected);
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
])('%j is a range of addresses: %s', (text, expected) => {
  expect(isAddressRange(text)).toBe(expected);
});
