import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useScrollRestoration } from '../hooks/useScrollRestoration.ts';
import { usePrefetchOnHover } from '../routes/usePrefetchOnHover.ts';
import { isRendered } from '../services/renderedPage.ts';

/** Works behind every screen once the page is idle. Renders nothing. */
export default function Background() {
  useScrollRestoration();
  usePrefetchOnHover();
  useFreshAnswers();
  return null;
}

/** Going back may show a page that was stored long ago. */
function useFreshAnswers(): void {
  const client = useQueryClient();
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isRendered() && navigation?.type === 'back_forward')
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'game' });
  }, [client]);
}
