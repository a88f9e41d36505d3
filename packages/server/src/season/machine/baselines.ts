import type { League } from '@machine/contract';
import { ALWAYS_HOME, type BaseRates, createBaseRates, evenForecast } from '../../game/record/forecast.ts';
import type { Forecaster } from './evaluation.ts';
import { outcomeOf } from './outcome.ts';

/** Always forecasts a home win with certainty. */
export const alwaysHome = (): Forecaster => ({ learn: () => {}, forecast: () => ALWAYS_HOME });

/** Forecasts the same chance for each outcome. */
export const evenOdds = (league: League): Forecaster => ({ learn: () => {}, forecast: () => evenForecast(league) });

/** Forecasts the shares of home wins, draws and away wins so far, regardless of the teams. Of one league only. */
export function baseRates(): Forecaster {
  let rates: BaseRates | undefined;
  const ratesOf = (league: League) => (rates ??= createBaseRates(league));
  return {
    learn: (match) => ratesOf(match.league).learn(outcomeOf(match)),
    forecast: ({ league }) => ratesOf(league).forecast(),
  };
}
