import type { League } from '@machine/contract';
import { ALWAYS_HOME, createBaseRates, evenForecast } from '../../game/record/forecast.ts';
import { createMachine } from './elo.ts';
import type { Forecaster } from './evaluation.ts';
import { NO_NEWS } from './machine.ts';
import { outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';

export type ForecasterName = 'machine' | 'baseRates' | 'alwaysHome' | 'coin';

/** Returns what an evaluation compares. The Machine is first: the others are compared with it. */
export const forecastersFor = (league: League): Record<ForecasterName, Forecaster> => ({
  machine: machineForecaster(league),
  baseRates: baseRates(league),
  alwaysHome: always(ALWAYS_HOME),
  coin: always(evenForecast(league)),
});

/** Wraps the Machine as used in the game, not just its ratings. */
function machineForecaster(league: League): Forecaster {
  const machine = createMachine(league);
  return {
    learn: (match) => machine.learn(match),
    forecast: (fixture, schedule) => machine.predict(fixture, { ...NO_NEWS, schedule }).probabilities,
  };
}

/** Forecasts the shares of home wins, draws and away wins so far, regardless of the teams. */
export function baseRates(league: League): Forecaster {
  const rates = createBaseRates(league);
  return { learn: (match) => rates.learn(outcomeOf(match)), forecast: () => rates.forecast() };
}

export const always = (forecast: Probabilities): Forecaster => ({ learn: () => {}, forecast: () => forecast });
