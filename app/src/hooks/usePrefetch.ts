import { useEffect } from 'react';
import { prefetchScreen } from '../routes/screens.ts';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Any link on the page fetches its screen when it is pointed at, focused or touched (PERFORMANCE.md). */
export function usePrefetch(): void {
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, prefetchScreen, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prefetchScreen);
    };
  }, []);
}
