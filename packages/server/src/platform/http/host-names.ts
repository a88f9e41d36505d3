import { hostname, networkInterfaces } from 'node:os';

/** The host's name and network interfaces, as `node:os` reports them. */
export type HostInfo = { name: string; interfaces: ReturnType<typeof networkInterfaces> };

export const localHost = (): HostInfo => ({ name: hostname(), interfaces: networkInterfaces() });

const ANY_ADDRESS = ['0.0.0.0', '::'];
const LOOPBACK = ['localhost', '127.0.0.1'];

/** Returns whether a server with this HOST listens on all network interfaces. */
export const listensEverywhere = (host: string) => ANY_ADDRESS.includes(host);

/**
 * Lists the host names, as written in a URL, under which browsers can reach a server that listens at `host`. Only this
 * host's own names: any other name that resolves to it may be a DNS rebinding attack.
 */
export function hostNames(host: string, info: HostInfo): string[] {
  if (!listensEverywhere(host)) return [...LOOPBACK, urlHost(host)];
  const name = info.name.toLowerCase();
  const names = /^[\w.-]+$/.test(name) ? [name, ...(name.includes('.') ? [] : [`${name}.local`])] : [];
  return [...LOOPBACK, ...(host === '::' ? ['[::1]'] : []), ...names, ...addressesOf(host, info).map(urlHost)];
}

/** Lists the addresses that other devices can open, most likely first; empty when `host` is local only. */
export function networkHosts(host: string, info: HostInfo): string[] {
  if (!listensEverywhere(host)) return [];
  const addresses = addressesOf(host, info).filter((address) => !/^(?:169\.254\.|fe80:)/i.test(address));
  return addresses.toSorted((one, other) => rankOf(one) - rankOf(other)).map(urlHost);
}

/** Formats a host for a URL, with brackets around an IPv6 address. */
export const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host.toLowerCase());

function addressesOf(host: string, { interfaces }: HostInfo): string[] {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => !internal && (host === '::' || family === 'IPv4'))
    .map(({ address }) => address);
}

/** Home networks mostly use 192.168 or 10, virtual machines 172. IPv6 comes last because it is long to type. */
const MOST_LIKELY = [/^192\.168\./, /^10\./, /^(?!172\.)[\d.]+$/, /^172\./];
const rankOf = (address: string) => {
  const rank = MOST_LIKELY.findIndex((pattern) => pattern.test(address));
  return rank === -1 ? MOST_LIKELY.length : rank;
};
