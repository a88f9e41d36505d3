import { hostNames, listensEverywhere, localHost, networkHosts, urlHost } from './host-names.ts';

/** Looks addresses up on every call, because they change with the networks that the host joins. */
export function createServerOrigins(publicOrigin: string | null, host: string, hostInfo = localHost) {
  let port: number | null = null;
  const at = (name: string) => new URL(`http://${name}:${port}`).origin;
  const urls = () => {
    const local = host === '127.0.0.1' || listensEverywhere(host) ? 'localhost' : urlHost(host);
    return [...networkHosts(host, hostInfo()), local].map(at);
  };
  return {
    isOwn(origin: string) {
      if (publicOrigin !== null) return origin === publicOrigin;
      return port !== null && hostNames(host, hostInfo()).some((name) => at(name) === origin);
    },
    /** Returns the public origin or, without one, the address that most likely works for players. */
    url: () => publicOrigin ?? (port === null ? '' : (urls()[0] ?? '')),
    /** Returns further addresses that work on this host or in its network. */
    others: () => (publicOrigin === null && port !== null ? urls().slice(1) : []),
    setPort(listening: number) {
      port = listening;
    },
  };
}
