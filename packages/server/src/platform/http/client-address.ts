import { BlockList, isIP } from 'node:net';
import { networkOf } from './client-network.ts';

/**
 * Returns the client's network (see `networkOf`): the peer of the connection or, when that is a trusted proxy, the
 * address that it reports in `X-Forwarded-For`. The header is ignored when it comes from anyone else.
 */
export type AddressOf = (remote: string | undefined, forwardedFor: string | null | undefined) => string;

/** `proxies` are addresses or CIDR ranges ('10.0.0.0/8'), already checked by `isAddressRange`. */
export function createAddressOf(proxies: readonly string[]): AddressOf {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const { address, bits } = parse(proxy);
    trusted.addSubnet(address, bits, familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (remote, forwardedFor) => {
    let address = withoutZone(remote ?? '');
    // Each proxy appends the address of its peer, so the client is the last entry that isn't a trusted proxy.
    for (const entry of forwardedFor?.split(',').toReversed() ?? []) {
      const next = entry.trim();
      if (!isTrusted(address) || isIP(next) === 0) break;
      address = withoutZone(next);
    }
    return networkOf(address);
  };
}

/** Returns whether a text is an IP address or a CIDR range. */
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
