import { PRODUCT_NAME } from '@machine/contract';
import { ScreenFallback } from '@machine/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export type ScreenRouteProps = { title: string; children: ReactNode };

/** What every screen has around it: a title, a place to wait in, and an error page of its own. */
export function ScreenRoute({ title, children }: ScreenRouteProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<ScreenFallback />}>
        {children}
        {/* Beside the screen, so that it speaks when the screen is there. */}
        <Arrival title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The page's title, and the focus on the new screen's heading (RELIABILITY.md X2). A way back is left where the
 * browser puts it, and the page's own first load as it is.
 */
function Arrival({ title }: { title: string }) {
  const [how] = useState(useNavigationType());
  useEffect(() => {
    document.title = `${title} – ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => {
    if (how === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [how]);
  return null;
}
