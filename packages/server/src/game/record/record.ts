import {
  type ComparedScores,
  type League,
  RECORD_MATCHES_MAX,
  RECORD_MIN_COUNT,
  type RecordMonth,
  type ReliabilityBin,
  type SeasonKind,
  type SeasonRecord,
  type VersionUse,
} from '@machine/contract';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { roundTo } from '../edge/edge.ts';
import { ALWAYS_HOME, createBaseRates, evenForecast, meanScores, type Scores, scoresOf } from './forecast.ts';
import type { GradedPrediction } from './graded-predictions.ts';
import { reliabilityBins } from './reliability.ts';
import { sentBin, sentScores, toPercent } from './sent-figures.ts';

/** A match that started less than this before another one may still be played at its start. */
const MATCH_MS = 3 * HOUR_MS;

/** The record in one kind of season. Of the best and worst predictions, only the ids and what was stated. */
export type CountedRecord = Omit<SeasonRecord, 'smartest' | 'dumbest'> & { smartest: Extreme[]; dumbest: Extreme[] };
/** `stated`: the probability of what happened, in percent. */
export type Extreme = { id: string; stated: number };

/** The order of the kinds: real matches first. */
const KINDS: readonly SeasonKind[] = ['LIVE', 'REPLAY', 'SIMULATED'];

/** Returns the record in each kind of season. `predictions`: of one league, by start. */
export const recordsOf = (league: League, predictions: readonly GradedPrediction[]): CountedRecord[] =>
  bySeason(predictions).map(({ played, ...season }) => ({
    ...season,
    scores: comparedScores(league, played),
    reliability: reliabilityOf(played),
    months: monthsOf(league, played),
    ...extremesOf(played),
  }));

/** Groups predictions, by start, by the kind of their season. */
function bySeason(predictions: readonly GradedPrediction[]) {
  const kinds = Map.groupBy(predictions, ({ season }) => season);
  return KINDS.flatMap((season) => {
    const played = kinds.get(season) ?? [];
    const [first, last] = [played[0], played.at(-1)];
    if (first === undefined || last === undefined) return [];
    return { season, matches: played.length, from: isoOf(first), until: isoOf(last), played };
  });
}

function comparedScores(league: League, played: readonly GradedPrediction[]): ComparedScores {
  const mean = (scoreOf: (match: GradedPrediction) => Scores) => sentScores(meanScores(played.map(scoreOf)));
  const rates = baseRatesBefore(league, played);
  return {
    machine: mean((match) => machineScores(league, match)),
    baseRates: mean((match) => scoresOf(league, rates(match), match.outcome)),
    alwaysHome: mean(({ outcome }) => scoresOf(league, ALWAYS_HOME, outcome)),
    coin: mean(({ outcome }) => scoresOf(league, evenForecast(league), outcome)),
  };
}

/** The Machine is right if its pick is, also where another outcome has the same rounded probability. */
const machineScores = (league: League, { forecast, outcome, isCorrect }: GradedPrediction): Scores => ({
  ...scoresOf(league, forecast, outcome),
  accuracy: isCorrect ? 1 : 0,
});

/** Returns a function to be called for each match in turn, which knows only the matches that ended before its start. */
function baseRatesBefore(league: League, played: readonly GradedPrediction[]) {
  const rates = createBaseRates(league);
  let learned = 0;
  return ({ startTime }: GradedPrediction) => {
    for (let next = played[learned]; next && next.startTime <= startTime - MATCH_MS; next = played[learned]) {
      rates.learn(next.outcome);
      learned += 1;
    }
    return rates.forecast();
  };
}

const reliabilityOf = (played: readonly GradedPrediction[]): ReliabilityBin[] =>
  reliabilityBins(played.map(({ confidence, isCorrect }) => ({ probability: confidence, isCorrect }))).map(sentBin);

function monthsOf(league: League, played: readonly GradedPrediction[]): RecordMonth[] {
  const months = Map.groupBy(played, (match) => isoOf(match).slice(0, 7));
  return [...months].map(([month, matches]) => {
    if (matches.length < RECORD_MIN_COUNT) {
      return { month, matches: matches.length, accuracy: null, alwaysHome: null, brier: null };
    }
    const { accuracy, brier } = meanScores(matches.map((match) => machineScores(league, match)));
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

/** Returns the most and the least expected outcomes. Of equal ones, the newest come first. */
function extremesOf(played: readonly GradedPrediction[]): Pick<CountedRecord, 'smartest' | 'dumbest'> {
  const newest = played
    .map(({ id, forecast, outcome, isCorrect }) => ({ id, isCorrect, stated: toPercent(forecast[outcome]) }))
    .toReversed();
  const first = (isRight: boolean, order: (a: Extreme, b: Extreme) => number): Extreme[] =>
    newest
      .filter(({ isCorrect }) => isCorrect === isRight)
      .toSorted(order)
      .slice(0, RECORD_MATCHES_MAX)
      .map(({ id, stated }) => ({ id, stated }));
  return { smartest: first(true, (a, b) => b.stated - a.stated), dumbest: first(false, (a, b) => a.stated - b.stated) };
}

/** Returns where each version of the model was used, those used last first. `predictions`: of one league, by start. */
export function versionUses(predictions: readonly GradedPrediction[]): Map<string, VersionUse[]> {
  const versions = Map.groupBy(predictions.toReversed(), ({ modelVersion }) => modelVersion);
  return new Map([...versions].map(([version, used]) => [version, usesOf(used.toReversed())]));
}

const usesOf = (used: readonly GradedPrediction[]): VersionUse[] =>
  bySeason(used).map(({ played, ...use }) => {
    const correct = played.filter(({ isCorrect }) => isCorrect).length;
    return { ...use, accuracy: use.matches < RECORD_MIN_COUNT ? null : toPercent(correct / use.matches) };
  });

const isoOf = ({ startTime }: GradedPrediction) => new Date(startTime).toISOString();
