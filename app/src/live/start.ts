import { SOCKET_PATH } from '@machine/contract';
import type { QueryClient } from '@tanstack/react-query';
import { restartSession, sessionQueries } from '../queries/session.ts';
import { forgetDrafts } from '../services/drafts.ts';
import type { Services } from '../services/services.ts';
import { onTabs } from '../services/tabs.ts';
import { createRefresh } from './refresh.ts';
import { keepConnected } from './socket.ts';

/** Where the socket is: on the same host, secure when the page is (SPEC.md §7). */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>) =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;

/** Who the connection is for; undefined while that is not known. A check that failed counts as nobody (SPEC.md §4). */
function whoIsHere(client: QueryClient): string | null | undefined {
  const state = client.getQueryState(sessionQueries.user().queryKey);
  if (state === undefined || state.status === 'pending') return undefined;
  return state.data?.id ?? null;
}

/**
 * Connects the page to the server's events, anew for whoever logs in or out, and to the other tabs, which are heard
 * all the while; returns the way to end it.
 */
export function startLive(client: QueryClient, { connection, openSocket }: Services): () => void {
  const { onEvent, onBack } = createRefresh(client);
  const connect = () =>
    keepConnected({
      url: socketUrl(window.location),
      open: openSocket,
      onEvent,
      onOpen: (isBack) => isBack && onBack(),
      onConnection: connection.set,
    });
  let who: string | null | undefined;
  let disconnect: (() => void) | undefined;
  const follow = () => {
    const now = whoIsHere(client);
    if (now === undefined || now === who) return;
    who = now;
    disconnect?.();
    disconnect = connect();
  };
  const stopHearing = onTabs(async () => {
    const user = await restartSession(client);
    // Nobody reads what another player was writing; one's own is there again after the next login (RELIABILITY.md 2.10).
    if (user) forgetDrafts(user.id);
  });
  const stopFollowing = client.getQueryCache().subscribe(follow);
  follow();
  return () => {
    stopFollowing();
    stopHearing();
    disconnect?.();
  };
}
