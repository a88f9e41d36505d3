import type { Forecaster } from './evaluation.ts';
import { OUTCOMES, outcomeOf } from './outcome.ts';

/** Says that home wins, every time and without doubt. */
export const alwaysHome = (): Forecaster => ({
  learn: () => {},
  forecast: () => ({ home: 1, draw: 0, away: 0 }),
});

/** Says how often home wins, draws and away wins there were so far, whoever plays. */
export function baseRates(): Forecaster {
  // Before the first match all outcomes count as equal.
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
