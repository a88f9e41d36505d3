import { listensEverywhere, nameInUrl, networkNames, ownNames, thisMachine } from './own-names.ts';

/** The addresses of this server, once it listens: until then none is its own but a public origin. */
export type OwnOrigins = {
  isOwn(origin: string): boolean;
  /** Where players reach us: the public origin or, without one, an address that works from where they are. */
  url(): string;
  /** Other addresses that a person at this machine, or in its network, can open. */
  others(): string[];
  listensAt(port: number): void;
};

/** Addresses come and go with the networks of a machine, so they are looked up when they are asked for. */
export function createOwnOrigins(publicOrigin: string | null, host: string, machine = thisMachine): OwnOrigins {
  let port: number | null = null;
  const at = (name: string) => new URL(`http://${name}:${port}`).origin;
  const urls = () => {
    const local = host === '127.0.0.1' || listensEverywhere(host) ? 'localhost' : nameInUrl(host);
    return [...networkNames(host, machine()), local].map(at);
  };
  return {
    isOwn(origin) {
      if (publicOrigin !== null) return origin === publicOrigin;
      return port !== null && ownNames(host, machine()).some((name) => at(name) === origin);
    },
    url: () => publicOrigin ?? (port === null ? '' : (urls()[0] ?? '')),
    others: () => (publicOrigin === null && port !== null ? urls().slice(1) : []),
    listensAt(listened) {
      port = listened;
    },
  };
}
