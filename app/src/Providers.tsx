import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './queries/client.ts';
import { FIRST_ROUND } from './queries/prediction.ts';
import { type Connection, ServicesContext, type Services } from './services/services.ts';
import { createStore } from './services/store.ts';
import { createToaster } from './services/toaster.ts';
import { createUnauthorizedHandler } from './services/unauthorized.ts';

export type ProvidersProps = {
  children: ReactNode;
  /** A client that may already be fetching; created here when absent. */
  client?: QueryClient;
  /** Navigates away from the page; stories replace it with a spy. */
  redirect?: (url: string) => void;
  /** Opens the live connection; stories pass a fake one. */
  openSocket?: (url: string) => WebSocket;
};

const openWebSocket = (url: string) => new WebSocket(url);
const redirectPage = (url: string) => window.location.assign(url);

/** Provides queries and services to the routes. Shared by the app and the flows. */
export function Providers({
  children,
  client: given,
  redirect = redirectPage,
  openSocket = openWebSocket,
}: ProvidersProps) {
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
      unauthorized: createUnauthorizedHandler(toaster, redirect),
    };
  });
  return (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}
