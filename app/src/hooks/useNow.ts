import { useEffect, useState } from 'react';
import { gameNow, onGameClock } from '../services/clock.ts';
import { forgetRenderedAt, renderedAt } from '../services/renderedPage.ts';

const CHECK_MS = 1_000;

/**
 * Returns the time, updated every `everyMs` and when the clock is set. On a page that the server has rendered, it first
 * returns the time on that page. Checks every second, because timers pause while the device sleeps or the page is hidden.
 */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => renderedAt() ?? gameNow());
  useEffect(() => {
    forgetRenderedAt();
    const timer = setInterval(() => setNow((displayed) => nextDisplayedTime(displayed, gameNow(), everyMs)), CHECK_MS);
    const unsubscribe = onGameClock(() => setNow(gameNow()));
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [everyMs]);
  return now;
}

/** Keeps the displayed time until it differs from the current time by `everyMs` or more. */
export const nextDisplayedTime = (displayed: Date, now: Date, everyMs: number) =>
  Math.abs(now.getTime() - displayed.getTime()) < everyMs ? displayed : now;
