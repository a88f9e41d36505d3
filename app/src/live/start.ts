import { SOCKET_PATH } from '@machine/contract';
import type { QueryClient } from '@tanstack/react-query';
import { restartSession } from '../queries/session.ts';
import type { Services } from '../services/services.ts';
import { onTabs } from '../services/tabs.ts';
import { createRefresh } from './refresh.ts';
import { keepConnected } from './socket.ts';

/** Where the socket is: on the same host, secure when the page is (SPEC.md §7). */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>) =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;

/** Connects the page to the server's events and to the other tabs; returns the way to end it. */
export function startLive(client: QueryClient, { connection, openSocket }: Services): () => void {
  const { onEvent, onBack } = createRefresh(client);
  const stopHearing = onTabs(() => restartSession(client));
  const disconnect = keepConnected({
    url: socketUrl(window.location),
    open: openSocket,
    onEvent,
    onOpen: (isBack) => isBack && onBack(),
    onConnection: connection.set,
  });
  return () => {
    stopHearing();
    disconnect();
  };
}
