import type { League } from '@machine/contract';
import { ALWAYS_HOME, createBaseRates, evenForecast } from '../../game/record/forecast.ts';
import type { Forecaster } from './evaluation.ts';
import { outcomeOf } from './outcome.ts';

/** Always forecasts a home win with certainty. */
export const alwaysHome = (): Forecaster => ({ learn: () => {}, forecast: () => ALWAYS_HOME });

/** Forecasts the same chance for each outcome. */
export const evenOdds = (league: League): Forecaster => ({ learn: () => {}, forecast: () => evenForecast(league) });

/** Forecasts the shares of home wins, draws and away wins so far, regardless of the teams. */
export function baseRates(league: League): Forecaster {
  const rates = createBaseRates(league);
  return { learn: (match) => rates.learn(outcomeOf(match)), forecast: rates.forecast };
}
