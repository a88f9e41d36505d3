import { BrowserRouter } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import { AppRoutes } from './router.tsx';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';

export function App() {
  return (
    <ErrorBoundary isRoot>
      <Providers>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </ErrorBoundary>
  );
}
