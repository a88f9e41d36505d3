import type { League } from '@machine/contract';
import type { Forecaster } from './evaluation.ts';
import { OUTCOMES, outcomeOf } from './outcome.ts';

/** Always forecasts a home win with certainty. */
export const alwaysHome = (): Forecaster => ({
  learn: () => {},
  forecast: () => ({ home: 1, draw: 0, away: 0 }),
});

/** Forecasts the same chance for each outcome. The clubs of the NBA don't draw. */
export const evenOdds = (league: League): Forecaster => ({
  learn: () => {},
  forecast: () =>
    league === 'NBA' ? { home: 1 / 2, draw: 0, away: 1 / 2 } : { home: 1 / 3, draw: 1 / 3, away: 1 / 3 },
});

/** Forecasts the shares of home wins, draws and away wins so far, regardless of the teams. */
export function baseRates(): Forecaster {
  // Before the first match, all outcomes are equally likely.
  const counts = { home: 1, draw: 1, away: 1 };
  return {
    learn: (match) => {
      if (match.league === 'NBA') counts.draw = 0;
      counts[outcomeOf(match)] += 1;
    },
    forecast: () => {
      const all = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
      return { home: counts.home / all, draw: counts.draw / all, away: counts.away / all };
    },
  };
}
