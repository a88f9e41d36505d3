import { COUNTDOWN_REFRESH_MS } from '@machine/contract/constants.ts';
import { useEffect, useState } from 'react';
import { gameNow, onGameClock } from '../services/clock.ts';
import { forgetRenderedAt, renderedAt } from '../services/renderedPage.ts';

const CHECK_MS = 1_000;

/**
 * Returns the time, updated every `COUNTDOWN_REFRESH_MS` and when the clock is set. On a page that the server has
 * rendered, it first returns the time on that page. Checks every second, because timers pause while the device sleeps or
 * the page is hidden.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => renderedAt() ?? gameNow());
  useEffect(() => {
    forgetRenderedAt();
    const timer = setInterval(() => setNow((displayed) => nextDisplayedTime(displayed, gameNow())), CHECK_MS);
    const unsubscribe = onGameClock(() => setNow(gameNow()));
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return now;
}

/** Keeps the displayed time until it differs from the current time by `COUNTDOWN_REFRESH_MS` or more. */
export const nextDisplayedTime = (displayed: Date, now: Date) =>
  Math.abs(now.getTime() - displayed.getTime()) < COUNTDOWN_REFRESH_MS ? displayed : now;
