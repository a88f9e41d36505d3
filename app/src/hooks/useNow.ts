import { useEffect, useState } from 'react';

/** The time, told again every `everyMs` and at once when the page comes back into view. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const tellWhenSeen = () => document.visibilityState === 'visible' && tell();
    const timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', tellWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellWhenSeen);
    };
  }, [everyMs]);
  return now;
}
