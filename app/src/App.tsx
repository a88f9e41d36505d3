import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import { AppRoutes } from './router.tsx';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';

export function App({ client }: { client: QueryClient }) {
  return (
    <ErrorBoundary isRoot>
      <Providers client={client}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </ErrorBoundary>
  );
}
