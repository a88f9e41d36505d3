import type { League } from '@machine/contract';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { ALWAYS_HOME, createBaseRates, evenForecast } from '../../game/record/forecast.ts';
import { createMachine } from './elo.ts';
import { NO_NEWS } from './machine.ts';
import { outcomeOf } from './outcome.ts';
import type { Probabilities } from './ratings.ts';

type Forecaster = {
  learn(match: FinishedMatch): void;
  /** `schedule`: the matches before this one that haven't ended when its forecast is made. */
  forecast(fixture: Fixture, schedule: readonly Fixture[]): Probabilities;
};

/** What an evaluation compares. */
export const FORECASTERS = ['machine', 'baseRates', 'alwaysHome', 'coin'] as const;
export type ForecasterName = (typeof FORECASTERS)[number];

export const byForecaster = <Value>(valueOf: (name: ForecasterName) => Value): Record<ForecasterName, Value> =>
  Object.fromEntries(FORECASTERS.map((name) => [name, valueOf(name)])) as Record<ForecasterName, Value>;

export function forecastersFor(league: League): Record<ForecasterName, Forecaster> {
  // As used in the game, not just its ratings.
  const machine = createMachine(league);
  const rates = createBaseRates(league);
  return {
    machine: {
      learn: machine.learn,
      forecast: (fixture, schedule) => machine.predict(fixture, { ...NO_NEWS, schedule }).probabilities,
    },
    baseRates: { learn: (match) => rates.learn(outcomeOf(match)), forecast: () => rates.forecast() },
    alwaysHome: always(ALWAYS_HOME),
    coin: always(evenForecast(league)),
  };
}

const always = (forecast: Probabilities): Forecaster => ({ learn: () => {}, forecast: () => forecast });
