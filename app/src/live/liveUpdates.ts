import { SOCKET_PATH } from '@machine/contract/constants.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '../queries/session.ts';
import { resumeSession } from '../queries/sessionChange.ts';
import { clearDrafts } from '../services/drafts.ts';
import type { Services } from '../services/services.ts';
import { createRefresh } from './refresh.ts';
import { connectSocket } from './socket.ts';
import { createWatch } from './watch.ts';

/**
 * Connects to the server's events and refreshes data when the page becomes visible or is restored. Restarted on login,
 * when drafts of other users are deleted. Returns a function that stops it.
 */
export function startLiveUpdates(client: QueryClient, { connection, openSocket }: Services): () => void {
  const user = client.getQueryData(sessionQueries.user().queryKey);
  if (user) clearDrafts(user.id);

  const { onEvent, onOpen, onVisible } = createRefresh(client);
  const watch = createWatch(client);
  const listeners = new AbortController();
  const { signal } = listeners;
  const onVisibility = () => {
    // A lost connection refetches everything when it is back.
    if (document.visibilityState === 'visible' && connection.get() === 'live') onVisible();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // From the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void resumeSession(client);
  window.addEventListener('pageshow', onPageShow, { signal });
  const { protocol, host } = window.location;
  const disconnect = connectSocket({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`,
    open: openSocket,
    onEvent,
    onOpen: (isReconnect, send) => {
      watch.onOpen(send);
      onOpen(isReconnect);
    },
    onConnection: connection.set,
  });
  return () => {
    listeners.abort();
    watch.stop();
    disconnect();
  };
}
