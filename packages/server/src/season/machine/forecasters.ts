import type { League } from '@machine/contract';
import { ALWAYS_HOME, type BaseRates, createBaseRates, evenForecast } from '../../game/record/forecast.ts';
import { createMachine } from './elo.ts';
import type { Forecaster } from './evaluation.ts';
import { NO_NEWS } from './machine.ts';
import { outcomeOf } from './outcome.ts';

export type ForecasterName = 'machine' | 'baseRates' | 'alwaysHome' | 'coin';

/** Returns what an evaluation compares. The Machine is first: the others are compared with it. */
export const forecastersFor = (league: League): Record<ForecasterName, Forecaster> => ({
  machine: machineForecaster(league),
  baseRates: baseRates(),
  alwaysHome: alwaysHome(),
  coin: evenOdds(league),
});

/** Wraps the Machine as used in the game, not just its ratings. */
function machineForecaster(league: League): Forecaster {
  const machine = createMachine(league);
  return {
    learn: (match) => machine.learn(match),
    forecast: (fixture, schedule) => machine.predict(fixture, { ...NO_NEWS, schedule }).probabilities,
  };
}

/** Always forecasts a home win with certainty. */
export const alwaysHome = (): Forecaster => ({ learn: () => {}, forecast: () => ALWAYS_HOME });

/** Forecasts the same chance for each outcome. */
const evenOdds = (league: League): Forecaster => ({ learn: () => {}, forecast: () => evenForecast(league) });

/** Forecasts the shares of home wins, draws and away wins so far, regardless of the teams. Of one league only. */
export function baseRates(): Forecaster {
  let rates: BaseRates | undefined;
  const ratesOf = (league: League) => (rates ??= createBaseRates(league));
  return {
    learn: (match) => ratesOf(match.league).learn(outcomeOf(match)),
    forecast: ({ league }) => ratesOf(league).forecast(),
  };
}
