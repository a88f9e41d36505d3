import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readTabItem, writeTabItem } from '../services/tabStorage.ts';

/** How long a way back waits for its page to be as long as it was. */
const PATIENCE_MS = 5_000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const noteOf = (key: string) => `scroll:${key}`;
/** The router's key for the page that a visit begins with: it is the same each time. */
const FIRST_KEY = 'default';

/** A page that is opened anew begins at its top, wherever the one before it in this tab was left. */
function forgetLastVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') writeTabItem(noteOf(FIRST_KEY), null);
}

/**
 * Remembers how far each page of the history was scrolled, and goes there on a way back: at once, or when the content
 * has come, unless the player scrolls first.
 */
export function useScrollRestoration(): void {
  useEffect(forgetLastVisit, []);
  const { key } = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    const name = noteOf(key);
    const stop = how === 'POP' ? returnTo(Number(readTabItem(name) ?? 0)) : undefined;
    const remember = () => writeTabItem(name, String(Math.round(window.scrollY)));
    document.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      stop?.();
      document.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key, how]);
}

function returnTo(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const page = document.documentElement;
  const go = () => {
    window.scrollTo(0, top);
    if (page.scrollHeight - window.innerHeight >= top) stop();
  };
  const growth = new ResizeObserver(go);
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of TAKEN_OVER) window.removeEventListener(sign, stop);
  }
  for (const sign of TAKEN_OVER) window.addEventListener(sign, stop, { passive: true });
  growth.observe(page);
  return stop;
}
