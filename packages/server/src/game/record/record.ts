import {
  type ComparedScores,
  type ConfidenceBand,
  type League,
  type ModelVersion,
  RECORD_MATCHES_MAX,
  RECORD_MIN_COUNT,
  type RecordMonth,
  type Scores as SentScores,
  type SeasonKind,
  type SeasonRecord,
} from '@machine/contract';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { roundTo } from '../edge/edge.ts';
import { ALWAYS_HOME, createBaseRates, evenOdds, meanOf, type Scores, scoresOf } from './forecast.ts';
import type { GradedPrediction } from './graded-predictions.ts';
import { binOf, reliabilityOf, statedIn, toPercent } from './reliability.ts';

/** A match that started less than this before another one may still be played at its start. */
const MATCH_MS = 3 * HOUR_MS;
/** Of the confidence, in percent. */
const BAND_WIDTH = 10;

/** The record in one kind of season. Of the best and worst predictions, only the ids and what was stated. */
export type CountedRecord = Omit<SeasonRecord, 'smartest' | 'dumbest' | 'versions'> & {
  smartest: Extreme[];
  dumbest: Extreme[];
  versions: Omit<ModelVersion, 'change'>[];
};
/** `stated`: the probability of what happened, in percent. */
export type Extreme = { id: string; stated: number };

/** The order of the kinds: real matches first. */
const KINDS: readonly SeasonKind[] = ['LIVE', 'REPLAY', 'SIMULATED'];

/** Returns the record in each kind of season. `predictions`: of one league, by start. */
export function recordsOf(league: League, predictions: readonly GradedPrediction[]): CountedRecord[] {
  const kinds = Map.groupBy(predictions, ({ season }) => season);
  return KINDS.flatMap((season) => {
    const played = kinds.get(season) ?? [];
    const [first, last] = [played[0], played.at(-1)];
    if (first === undefined || last === undefined) return [];
    return {
      season,
      matches: played.length,
      from: isoOf(first),
      until: isoOf(last),
      scores: comparedScores(league, played),
      reliability: reliabilityOf(played.flatMap(({ forecast, outcome }) => statedIn(league, forecast, outcome))),
      months: monthsOf(league, played),
      confidence: confidenceOf(played),
      ...extremesOf(played),
      versions: versionsOf(played),
    };
  });
}

function comparedScores(league: League, played: readonly GradedPrediction[]): ComparedScores {
  const meanScores = (scoreOf: (match: GradedPrediction) => Scores) => sentScores(meanOf(played.map(scoreOf)));
  const rates = baseRatesBefore(league, played);
  return {
    machine: meanScores((match) => machineScores(league, match)),
    baseRates: meanScores((match) => scoresOf(league, rates(match), match.outcome)),
    alwaysHome: meanScores(({ outcome }) => scoresOf(league, ALWAYS_HOME, outcome)),
    coin: meanScores(({ outcome }) => scoresOf(league, evenOdds(league), outcome)),
  };
}

/** The Machine is right if its pick is, also where another outcome has the same rounded probability. */
const machineScores = (league: League, { forecast, outcome, isCorrect }: GradedPrediction): Scores => ({
  ...scoresOf(league, forecast, outcome),
  accuracy: isCorrect ? 1 : 0,
});

const sentScores = ({ accuracy, brier, logLoss }: Scores): SentScores => ({
  accuracy: toPercent(accuracy),
  brier: roundTo(brier, 4),
  logLoss: roundTo(logLoss, 4),
});

/** Returns a function to be called for each match in turn, which knows only the matches that ended before its start. */
function baseRatesBefore(league: League, played: readonly GradedPrediction[]) {
  const rates = createBaseRates();
  let learned = 0;
  if (league === 'NBA') rates.learn(league, 'draw');
  return ({ startTime }: GradedPrediction) => {
    for (let next = played[learned]; next && next.startTime <= startTime - MATCH_MS; next = played[learned]) {
      rates.learn(league, next.outcome);
      learned += 1;
    }
    return rates.forecast();
  };
}

function monthsOf(league: League, played: readonly GradedPrediction[]): RecordMonth[] {
  const months = Map.groupBy(played, (match) => isoOf(match).slice(0, 7));
  return [...months].map(([month, matches]) => {
    if (matches.length < RECORD_MIN_COUNT) {
      return { month, matches: matches.length, accuracy: null, alwaysHome: null, brier: null };
    }
    const { accuracy, brier } = meanOf(matches.map((match) => machineScores(league, match)));
    const homeWins = matches.filter(({ outcome }) => outcome === 'home').length;
    return {
      month,
      matches: matches.length,
      accuracy: toPercent(accuracy),
      alwaysHome: toPercent(homeWins / matches.length),
      brier: roundTo(brier, 4),
    };
  });
}

function confidenceOf(played: readonly GradedPrediction[]): ConfidenceBand[] {
  const bands = Map.groupBy(played, ({ confidence }) => binOf(confidence * 100, BAND_WIDTH, 100 / BAND_WIDTH));
  return [...bands]
    .toSorted(([a], [b]) => a - b)
    .map(([band, matches]) => ({
      from: band * BAND_WIDTH,
      to: (band + 1) * BAND_WIDTH,
      matches: matches.length,
      correct: matches.filter(({ isCorrect }) => isCorrect).length,
      stated: toPercent(matches.reduce((sum, { confidence }) => sum + confidence, 0) / matches.length),
    }));
}

/** Returns the most and the least expected outcomes. Of equal ones, the newest come first. */
function extremesOf(played: readonly GradedPrediction[]): Pick<CountedRecord, 'smartest' | 'dumbest'> {
  const byStated = played
    .map(({ id, forecast, outcome, isCorrect }) => ({ id, isCorrect, stated: toPercent(forecast[outcome]) }))
    .toReversed()
    .toSorted((a, b) => a.stated - b.stated);
  const first = (isCorrect: boolean, list: typeof byStated): Extreme[] =>
    list
      .filter((match) => match.isCorrect === isCorrect)
      .slice(0, RECORD_MATCHES_MAX)
      .map(({ id, stated }) => ({ id, stated }));
  return {
    smartest: first(
      true,
      byStated.toSorted((a, b) => b.stated - a.stated),
    ),
    dumbest: first(false, byStated),
  };
}

/** Returns the versions of the model that made these predictions, newest first. */
function versionsOf(played: readonly GradedPrediction[]): CountedRecord['versions'] {
  const versions = Map.groupBy(played, ({ modelVersion }) => modelVersion);
  return [...versions]
    .map(([version, matches]) => {
      const correct = matches.filter(({ isCorrect }) => isCorrect).length;
      return {
        version,
        matches: matches.length,
        from: isoOf(matches[0]),
        until: isoOf(matches.at(-1)),
        accuracy: matches.length < RECORD_MIN_COUNT ? null : toPercent(correct / matches.length),
      };
    })
    .toReversed();
}

const isoOf = (match: GradedPrediction | undefined) => new Date(match?.startTime ?? 0).toISOString();
