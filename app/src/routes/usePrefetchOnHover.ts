import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gameQueries } from '../queries/game.ts';
import { prefetchQuery } from '../queries/prefetch.ts';
import { knownUserId } from '../queries/session.ts';
import { isDataSaverOn } from '../services/dataSaver.ts';
import { screenAt, screenQueries } from './screenQueries.ts';

/** A click may come without any of the others, and is captured before it is followed. */
const EVENTS = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

/** Time that a link is pointed at or focused before its data is fetched: not while scrolling or tabbing past it. */
const INTENT_MS = 80;

/** Prefetches the screen of a link and its data, at the same time, when the link is hovered, focused or touched. */
export function usePrefetchOnHover(): void {
  const client = useQueryClient();
  useEffect(() => {
    const listeners = new AbortController();
    const listening = { passive: true, capture: true, signal: listeners.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
      // A failure shows when the link is followed.
      const found = screenAt(link.pathname);
      void found?.screen.load().catch(() => {});
      const start = () => void prefetchData(client, link).catch(() => {});
      if (type === 'click') start();
      else timer = setTimeout(start, INTENT_MS);
    };
    for (const event of EVENTS) document.addEventListener(event, prefetch, listening);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [client]);
}

/** Fetches what a visit of the link's screen will request, except in data-saver mode and for the current screen. */
async function prefetchData(client: QueryClient, { pathname, search }: HTMLAnchorElement): Promise<void> {
  if (isDataSaverOn() || pathname === window.location.pathname) return;
  const { screen, params } = screenAt(pathname) ?? {};
  const queries = screen && screenQueries[screen.path];
  if (!queries || !params) return;
  const features = client.getQueryData(gameQueries.info().queryKey)?.features ?? [];
  const visit = { params, search: new URLSearchParams(search), userId: knownUserId(client), features };
  await Promise.all(queries(visit).map((options) => prefetchQuery(client, options)));
}
