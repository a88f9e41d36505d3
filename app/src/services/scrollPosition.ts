import type { NavigationType } from 'react-router-dom';
import { readTabItem, writeTabItem } from './tabStorage.ts';

/** Longest wait for the page to become long enough to restore the position. */
const MAX_WAIT_MS = 5_000;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export const scrollItemKey = (key: string) => `scroll:${key}`;

/** Stores the scroll position of a history entry, and restores it if the user has returned to it. Returns the cleanup. */
export function keepScrollPosition(key: string, navigationType: `${NavigationType}`): () => void {
  const itemKey = scrollItemKey(key);
  const stop = navigationType === 'POP' ? restore(Number(readTabItem(itemKey) ?? 0)) : undefined;
  const save = () => writeTabItem(itemKey, String(Math.round(window.scrollY)));
  const listeners = new AbortController();
  document.addEventListener('scrollend', save, { signal: listeners.signal });
  window.addEventListener('pagehide', save, { signal: listeners.signal });
  return () => {
    stop?.();
    listeners.abort();
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
