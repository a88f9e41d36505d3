import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './queries/client.ts';
import { ServicesContext, type Services } from './services/services.ts';
import { createStore } from './services/store.ts';
import { createToaster } from './services/toaster.ts';
import { createUnauthorized } from './services/unauthorized.ts';

export type ProvidersProps = {
  children: ReactNode;
  /** Leaves the page for an address of this origin; a story looks instead of leaving. */
  leave?: (url: string) => void;
};

/** Everything a route may count on. The app and the flows mount the same one. */
export function Providers({ children, leave = (url) => window.location.assign(url) }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  const [services] = useState((): Services => {
    const toaster = createToaster();
    const loginDialog = createStore(false);
    return { toaster, loginDialog, unauthorized: createUnauthorized(toaster, leave, () => loginDialog.set(true)) };
  });
  return (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}
