import type { League } from '@machine/contract';
import { alwaysHome, baseRates, evenOdds } from './baselines.ts';
import { createMachine } from './elo.ts';
import type { Forecaster } from './evaluation.ts';
import { NO_NEWS } from './machine.ts';

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
