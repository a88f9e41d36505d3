import { useEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readTabItem, writeTabItem } from '../services/tabStorage.ts';

/** Longest wait for the page to become long enough to restore the position. */
const MAX_WAIT_MS = 5_000;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const storageKey = (key: string) => `scroll:${key}`;
/** The router's key for the first page of a visit, which is always the same. */
const FIRST_KEY = 'default';

/** A new visit starts at the top of the page. */
function clearPreviousVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') writeTabItem(storageKey(FIRST_KEY), null);
}

/**
 * Stores the scroll position of each history entry and restores it on back or forward navigation, as soon as the page is
 * long enough, unless the user scrolls first.
 */
export function useScrollRestoration(): void {
  useEffect(clearPreviousVisit, []);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => keepScrollPosition(key, navigationType), [key, navigationType]);
}

/** Stores the scroll position of a history entry, and restores it if the user has returned to it. Returns the cleanup. */
export function keepScrollPosition(key: string, navigationType: `${NavigationType}`): () => void {
  const itemKey = storageKey(key);
  const stop = navigationType === 'POP' ? restore(Number(readTabItem(itemKey) ?? 0)) : undefined;
  const save = () => writeTabItem(itemKey, String(Math.round(window.scrollY)));
  document.addEventListener('scrollend', save);
  window.addEventListener('pagehide', save);
  return () => {
    stop?.();
    document.removeEventListener('scrollend', save);
    window.removeEventListener('pagehide', save);
  };
}

function restore(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const page = document.documentElement;
  const scroll = () => {
    window.scrollTo(0, top);
    if (page.scrollHeight - window.innerHeight >= top) stop();
  };
  const resizes = new ResizeObserver(scroll);
  const timer = setTimeout(stop, MAX_WAIT_MS);
  function stop() {
    resizes.disconnect();
    clearTimeout(timer);
    for (const event of USER_EVENTS) window.removeEventListener(event, stop);
  }
  for (const event of USER_EVENTS) window.addEventListener(event, stop, { passive: true });
  resizes.observe(page);
  return stop;
}
