import {
  type ComparedScores,
  type League,
  RECORD_MATCHES_MAX,
  RECORD_MIN_COUNT,
  type RecordMatch,
  type RecordMonth,
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

/** The order of the kinds: real matches first. */
const KINDS: readonly SeasonKind[] = ['LIVE', 'REPLAY', 'SIMULATED'];

/** Returns the record in each kind of season. `predictions`: of one league, by start. */
export const recordsOf = (league: League, predictions: readonly GradedPrediction[]): SeasonRecord[] =>
  bySeason(predictions).map(({ played, ...season }) => ({
    ...season,
    scores: comparedScores(league, played),
    reliability: reliabilityBins(played).map(sentBin),
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
    return { season, matches: played.length, from: first.match.startTime, until: last.match.startTime, played };
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

function monthsOf(league: League, played: readonly GradedPrediction[]): RecordMonth[] {
  const months = Map.groupBy(played, ({ match }) => match.startTime.slice(0, 7));
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

/** The probability of what happened, in percent. */
const stated = ({ forecast, outcome }: GradedPrediction) => toPercent(forecast[outcome]);

/** Returns the most and the least expected outcomes. Of equal ones, the newest come first. */
function extremesOf(played: readonly GradedPrediction[]): Pick<SeasonRecord, 'smartest' | 'dumbest'> {
  const newest = played.toReversed();
  const first = (isRight: boolean, order: (a: number, b: number) => number): RecordMatch[] =>
    newest
      .filter(({ isCorrect }) => isCorrect === isRight)
      .toSorted((a, b) => order(stated(a), stated(b)))
      .slice(0, RECORD_MATCHES_MAX)
      .map((prediction) => ({ ...prediction.match, stated: stated(prediction) }));
  return { smartest: first(true, (a, b) => b - a), dumbest: first(false, (a, b) => a - b) };
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
