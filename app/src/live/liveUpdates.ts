import { SOCKET_PATH } from '@machine/contract';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '../queries/session.ts';
import { resumeSession } from '../queries/sessionChange.ts';
import { clearDrafts } from '../services/drafts.ts';
import type { Services } from '../services/services.ts';
import { createRefresh } from './refresh.ts';
import { connectSocket } from './socket.ts';

/** Where the socket is: on the same host, secure when the page is (SPEC.md §7). */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>) =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;

/**
 * Connects the page to the server's events and to its own coming and going; returns the way to end it. Begun anew for
 * whoever logs in, of whom alone drafts are kept (RELIABILITY.md 2.10).
 */
export function startLiveUpdates(client: QueryClient, { connection, openSocket }: Services): () => void {
  const user = client.getQueryData(sessionQueries.user().queryKey);
  if (user) clearDrafts(user.id);

  const { onEvent, onOpen, onSeen } = createRefresh(client);
  const stopWatching = onReturn({
    // A connection that is down asks for everything when it is back.
    onSeen: () => connection.get() === 'live' && onSeen(),
    onRestored: () => void resumeSession(client),
  });
  const disconnect = connectSocket({
    url: socketUrl(window.location),
    open: openSocket,
    onEvent,
    onOpen,
    onConnection: connection.set,
  });
  return () => {
    stopWatching();
    disconnect();
  };
}

type Return = { onSeen: () => void; /** Out of the browser's memory, as it was left. */ onRestored: () => void };

function onReturn({ onSeen, onRestored }: Return): () => void {
  const see = () => document.visibilityState === 'visible' && onSeen();
  const restore = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
  document.addEventListener('visibilitychange', see);
  window.addEventListener('pageshow', restore);
  return () => {
    document.removeEventListener('visibilitychange', see);
    window.removeEventListener('pageshow', restore);
  };
}
