import { useEffect } from 'react';
import { prefetchScreen } from './screens.ts';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the screen of a link when it is hovered, focused or touched. */
export function usePrefetchOnHover(): void {
  useEffect(() => {
    for (const event of EVENTS) document.addEventListener(event, prefetchScreen, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, prefetchScreen);
    };
  }, []);
}
