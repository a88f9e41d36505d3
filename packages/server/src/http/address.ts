import { BlockList, isIP } from 'node:net';
import { networkOf } from './network.ts';

/**
 * Where a call comes from, as `networkOf` counts places: the other end of the connection or, where that is a proxy
 * that we trust, whom it names in `X-Forwarded-For`. What anybody else says there is not believed.
 */
export type AddressOf = (remote: string | undefined, forwardedFor: string | null | undefined) => string;

/** `proxies`: addresses and networks ('10.0.0.0/8'), as `isAddressRange` takes them. */
export function createAddressOf(proxies: readonly string[]): AddressOf {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const { address, bits } = parse(proxy);
    trusted.addSubnet(address, bits, familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (remote, forwardedFor) => {
    let address = withoutZone(remote ?? '');
    // Each proxy adds at the end who has asked it: read from there, the first that is no proxy of ours is the caller.
    for (const named of forwardedFor?.split(',').toReversed() ?? []) {
      const next = named.trim();
      if (!isTrusted(address) || isIP(next) === 0) break;
      address = withoutZone(next);
    }
    return networkOf(address);
  };
}

export function isAddressRange(text: string): boolean {
  const { address, bits } = parse(text);
  return isIP(address) !== 0 && Number.isInteger(bits) && bits >= 0 && bits <= longest(address);
}

function parse(text: string): { address: string; bits: number } {
  const [address = '', bits, ...more] = text.split('/');
  if (bits === undefined) return { address, bits: longest(address) };
  return { address, bits: /^\d+$/.test(bits) && more.length === 0 ? Number(bits) : Number.NaN };
}

const longest = (address: string) => (isIP(address) === 6 ? 128 : 32);
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const withoutZone = (address: string) => address.split('%')[0] ?? '';
