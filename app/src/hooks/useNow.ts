import { useEffect, useState } from 'react';
import { gameNow, onGameClock } from '../services/clock.ts';

const LOOK_MS = 1_000;

/**
 * The time, told again every `everyMs` and when the clock is set. It is looked at each second: timers stand still
 * while a machine sleeps or a page is hidden, and go on as if nothing had been (RELIABILITY.md AF10).
 */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(gameNow);
  useEffect(() => {
    const timer = setInterval(() => setNow((told) => nextDisplayedTime(told, gameNow(), everyMs)), LOOK_MS);
    const stopHearing = onGameClock(() => setNow(gameNow()));
    return () => {
      clearInterval(timer);
      stopHearing();
    };
  }, [everyMs]);
  return now;
}

/** What was told before stands, until the time is away from it by `everyMs`, to either side. */
export const nextDisplayedTime = (told: Date, now: Date, everyMs: number) =>
  Math.abs(now.getTime() - told.getTime()) < everyMs ? told : now;
