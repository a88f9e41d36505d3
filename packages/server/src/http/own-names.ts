import { hostname, networkInterfaces } from 'node:os';

/** What this machine is called by others: its name, and its addresses as `os.networkInterfaces` lists them. */
export type Machine = { name: string; interfaces: ReturnType<typeof networkInterfaces> };

export const thisMachine = (): Machine => ({ name: hostname(), interfaces: networkInterfaces() });

const ALL = ['0.0.0.0', '::'];
const LOOPBACK = ['localhost', '127.0.0.1'];

/** Whether a server with this HOST listens on every network of the machine. */
export const listensEverywhere = (host: string) => ALL.includes(host);

/**
 * Lists the names under which a browser may reach a server that listens at `host`, as they stand in a URL. Only names
 * that are literally this machine's: another one that leads here is somebody else's (DNS rebinding).
 */
export function ownNames(host: string, machine: Machine): string[] {
  if (!listensEverywhere(host)) return [...LOOPBACK, nameInUrl(host)];
  const name = machine.name.toLowerCase();
  const names = /^[\w.-]+$/.test(name) ? [name, ...(name.includes('.') ? [] : [`${name}.local`])] : [];
  return [...LOOPBACK, ...(host === '::' ? ['[::1]'] : []), ...names, ...addressesOf(host, machine).map(nameInUrl)];
}

/** Lists the addresses that other devices can open, the likeliest first; none where nobody else can. */
export function networkNames(host: string, machine: Machine): string[] {
  if (!listensEverywhere(host)) return [];
  const addresses = addressesOf(host, machine).filter((address) => !/^(?:169\.254\.|fe80:)/i.test(address));
  return addresses.toSorted((one, other) => rankOf(one) - rankOf(other)).map(nameInUrl);
}

/** What a person types for a host: brackets around an IPv6 address. */
export const nameInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host.toLowerCase());

function addressesOf(host: string, { interfaces }: Machine): string[] {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => !internal && (host === '::' || family === 'IPv4'))
    .map(({ address }) => address);
}

/** Home networks mostly count from 192.168 or 10, networks of virtual machines from 172; IPv6 is the longest to type. */
const LIKELIEST = [/^192\.168\./, /^10\./, /^(?!172\.)[\d.]+$/, /^172\./];
const rankOf = (address: string) => {
  const rank = LIKELIEST.findIndex((pattern) => pattern.test(address));
  return rank === -1 ? LIKELIEST.length : rank;
};
