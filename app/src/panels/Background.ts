import { useEffect } from 'react';
import { useScrollRestoration } from '../hooks/useScrollRestoration.ts';
import { useStored } from '../hooks/useStored.ts';
import { usePrefetchOnHover } from '../routes/usePrefetchOnHover.ts';
import { writeThemeCookie } from '../services/themeCookie.ts';

/** What works behind every screen: scroll positions, prefetched links, and the server's copy of the theme. Renders nothing. */
export default function Background() {
  const [theme] = useStored('theme');
  useScrollRestoration();
  usePrefetchOnHover();
  useEffect(() => {
    if (theme !== null) writeThemeCookie(theme);
  }, [theme]);
  return null;
}
