import { useEffect, useState } from 'react';
import { gameNow, onGameClock } from '../services/clock.ts';

/** The time, told again every `everyMs`, when the clock is set, and at once when the page comes back into view. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(gameNow);
  useEffect(() => {
    const tell = () => setNow(gameNow());
    const tellWhenSeen = () => document.visibilityState === 'visible' && tell();
    const timer = setInterval(tell, everyMs);
    const stopHearing = onGameClock(tell);
    document.addEventListener('visibilitychange', tellWhenSeen);
    return () => {
      clearInterval(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', tellWhenSeen);
    };
  }, [everyMs]);
  return now;
}
