import { ScreenFallback } from '@machine/ui/layout/ScreenFallback.tsx';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../panels/ErrorBoundary.tsx';

/** Wraps a screen with a loading fallback and an error page. */
export function ScreenRoute({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<ScreenFallback />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
