import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Connection } from './live/socket.ts';
import { createQueryClient } from './queries/client.ts';
import { FIRST_ROUND } from './queries/prediction.ts';
import { createIdleQueue } from './services/idleQueue.ts';
import { ServicesContext, type Services } from './services/services.ts';
import { createStore } from './services/store.ts';
import { createToaster } from './services/toaster.ts';
import { createUnauthorizedHandler } from './services/unauthorized.ts';

export type ProvidersProps = {
  children: ReactNode;
  /** A client whose first questions are under way already. */
  client?: QueryClient;
  /** Leaves the page for an address of this origin; a story looks instead of leaving. */
  leave?: (url: string) => void;
  /** Opens the live connection; a story has one of its own. */
  openSocket?: (url: string) => WebSocket;
};

const openReal = (url: string) => new WebSocket(url);
const leavePage = (url: string) => window.location.assign(url);

/** Everything a route may count on. The app and the flows mount the same one. */
export function Providers({ children, client: given, leave = leavePage, openSocket = openReal }: ProvidersProps) {
  const [client] = useState(() => given ?? createQueryClient());
  const [services] = useState((): Services => {
    const toaster = createToaster();
    const loginDialog = createStore(false);
    return {
      toaster,
      loginDialog,
      round: createStore(FIRST_ROUND),
      connection: createStore<Connection>('connecting'),
      openSocket,
      whenIdle: createIdleQueue(),
      unauthorized: createUnauthorizedHandler(toaster, leave, () => loginDialog.set(true)),
    };
  });
  return (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}
