import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepScrollPosition, scrollItemKey } from '../services/scrollPosition.ts';
import { writeTabItem } from '../services/tabStorage.ts';

/** The router's key for the first page of a visit, which is always the same. */
const FIRST_KEY = 'default';

/** A new visit starts at the top of the page. */
function clearPreviousVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') writeTabItem(scrollItemKey(FIRST_KEY), null);
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
