import { ScreenFallback } from '@machine/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { setHydrated } from '../services/renderedPage.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pageTitle } from './screens.ts';

export type ScreenRouteProps = { title: string; children: ReactNode };

/** Wraps a screen with its title, a loading fallback and an error page. */
export function ScreenRoute({ title, children }: ScreenRouteProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<ScreenFallback />}>
        {children}
        {/* Inside Suspense, so that it runs when the screen has loaded. */}
        <ScreenEntry title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Sets the page title and moves the focus to the heading of a new screen. Back and forward navigation and the first load
 * keep focus and scroll position.
 */
function ScreenEntry({ title }: { title: string }) {
  const [navigationType] = useState(useNavigationType());
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useEffect(setHydrated, []);
  useEffect(() => {
    if (navigationType === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [navigationType]);
  return null;
}
