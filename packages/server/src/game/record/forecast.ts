import type { League } from '@machine/contract';

/** The outcomes of a match, as they are forecast. */
const OUTCOMES = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The probability of each outcome, 0 to 1. `draw` is 0 in the NBA. */
export type Forecast = Record<Outcome, number>;

/**
 * Scores of a forecast, or the means over several. `accuracy`: whether the most likely outcome occurred, 0 to 1.
 * `brier`: squared error of the home win's probability (NBA) or summed over the three outcomes (EPL). `logLoss`: in nats.
 * Lower is better except for accuracy.
 */
export type Scores = { accuracy: number; brier: number; logLoss: number };

/** Limits the log loss of an outcome that was forecast as impossible. */
const MIN_PROBABILITY = 1e-3;

/** Returns the scores of a forecast. Outcomes that are equally likely share the accuracy, as those of a coin. */
export function scoresOf(league: League, forecast: Forecast, outcome: Outcome): Scores {
  const errors = OUTCOMES.map((each) => (forecast[each] - (each === outcome ? 1 : 0)) ** 2);
  const highest = Math.max(...OUTCOMES.map((each) => forecast[each]));
  const favorites = OUTCOMES.filter((each) => forecast[each] === highest);
  return {
    accuracy: favorites.includes(outcome) ? 1 / favorites.length : 0,
    brier: league === 'NBA' ? (errors[0] ?? 0) : errors.reduce((sum, error) => sum + error, 0),
    logLoss: logLossOf(forecast, outcome),
  };
}

/** Returns the log loss of a forecast in nats. */
export const logLossOf = (forecast: Forecast, outcome: Outcome): number =>
  -Math.log(Math.max(MIN_PROBABILITY, forecast[outcome]));

/** Returns the means of scores; NaN without any. */
export function meanScores(scores: readonly Scores[]): Scores {
  const mean = (score: keyof Scores) => scores.reduce((sum, each) => sum + each[score], 0) / scores.length;
  return { accuracy: mean('accuracy'), brier: mean('brier'), logLoss: mean('logLoss') };
}

/** A home win for certain. */
export const ALWAYS_HOME: Forecast = { home: 1, draw: 0, away: 0 };

/** Returns the same probability for each outcome. The clubs of the NBA don't draw. */
export const evenForecast = (league: League): Forecast =>
  league === 'NBA' ? { home: 1 / 2, draw: 0, away: 1 / 2 } : { home: 1 / 3, draw: 1 / 3, away: 1 / 3 };

/** Forecasts the shares of home wins, draws and away wins so far, regardless of the teams. */
export function createBaseRates(league: League) {
  // Before the first match, all outcomes are equally likely. The clubs of the NBA don't draw.
  const counts = { home: 1, draw: league === 'NBA' ? 0 : 1, away: 1 };
  return {
    learn: (outcome: Outcome) => void (counts[outcome] += 1),
    forecast(): Forecast {
      const all = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
      return { home: counts.home / all, draw: counts.draw / all, away: counts.away / all };
    },
  };
}
