import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';

const PRIVATE_NETWORKS: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  // NAT64 and 6to4 contain IPv4 addresses.
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const blockList = new BlockList();
for (const network of PRIVATE_NETWORKS) {
  const [address = '', prefix = ''] = network.split('/');
  blockList.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns whether an address is on the public internet. IPv4 addresses written as IPv6 count as what they are. */
const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !blockList.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns whether an endpoint may belong to a push service: https on the usual port, a host with a public name, no
 * credentials. `simulatedOrigin` is the origin of a push service for tests.
 */
export function isPushUrl(endpoint: string, simulatedOrigin: string | null): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.origin === simulatedOrigin) return true;
  const { protocol, port, hostname } = url;
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(hostname);
  return protocol === 'https:' && port === '' && isName;
}

/** Finds all addresses of a host: none if they aren't known. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const PARALLEL_MAX = 2;
const QUEUED_MAX = 100;
const FAILED_MS = MINUTE_MS;
const FAILED_MAX = 1_000;

/**
 * Queries name servers directly: while one doesn't respond, the system's look-up blocks one of the few threads that the
 * whole process shares. Runs two look-ups at a time, and doesn't look up a failed host again for a minute.
 */
export function createResolve(
  resolver = new Resolver({ timeout: 2_000, tries: 1 }),
  now: () => Instant = Date.now,
): Resolve {
  const limit = createConcurrencyLimiter(PARALLEL_MAX, QUEUED_MAX);
  const failedAt = new Map<string, Instant>();

  async function ask(host: string): Promise<readonly LookupAddress[]> {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer, index) =>
      answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
    );
  }

  return (host) =>
    limit(async () => {
      if (now() < (failedAt.get(host) ?? -Infinity) + FAILED_MS) return [];
      const addresses = await ask(host);
      if (addresses.length > 0) return addresses;
      if (failedAt.size >= FAILED_MAX) failedAt.clear();
      failedAt.set(host, now());
      return [];
    });
}

/**
 * Returns the addresses of a host. Throws if one of them isn't public, because a name can point into the server's own
 * network.
 */
export async function publicAddressesOf(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new Error('The host of a push service has an address that is not public.');
  }
  return addresses;
}
