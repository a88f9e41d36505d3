import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useScrollRestoration } from '../hooks/useScrollRestoration.ts';
import { useStored } from '../hooks/useStored.ts';
import { usePrefetchOnHover } from '../routes/usePrefetchOnHover.ts';
import { renderedTheme } from '../services/renderedPage.ts';
import { writeThemeCookie } from '../services/themeCookie.ts';

/** Works behind every screen once the page is idle. Renders nothing. */
export default function Background() {
  useScrollRestoration();
  usePrefetchOnHover();
  useThemeForServer();
  useFreshAnswers();
  return null;
}

/** Tells the server the theme, also one that was chosen before the server rendered pages. */
function useThemeForServer(): void {
  const [theme] = useStored('theme');
  useEffect(() => {
    if (theme !== null) writeThemeCookie(theme);
  }, [theme]);
}

/** Going back may show a page that was stored long ago. */
function useFreshAnswers(): void {
  const client = useQueryClient();
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (renderedTheme() !== null && navigation?.type === 'back_forward') void client.invalidateQueries();
  }, [client]);
}
