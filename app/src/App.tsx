import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import { AppRoutes } from './router.tsx';
import { ErrorBoundary } from './panels/ErrorBoundary.tsx';

export type AppProps = {
  client: QueryClient;
  /** Knows the address; the server passes its own. */
  Router?: ComponentType<{ children: ReactNode }>;
};

export function App({ client, Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary isRoot>
      <Providers client={client}>
        <Router>
          <AppRoutes />
        </Router>
      </Providers>
    </ErrorBoundary>
  );
}
