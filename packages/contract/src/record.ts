import * as z from 'zod/mini';
import { SEASON_KINDS } from './game.ts';
import { type League, league, machinePick, matchScore } from './prediction.ts';
import {
  count,
  field,
  id,
  innerRows,
  nullableNumber,
  nullablePercent,
  nullableText,
  open,
  optional,
  text,
  time,
} from './wire.ts';

/** The leagues with a record, in the order in which they are shown. */
export const RECORD_LEAGUES = ['NBA', 'EPL'] as const satisfies readonly League[];
/** The number of matches or forecasts the record needs to state a share of them. */
export const RECORD_MIN_COUNT = 10;
/** A record has this many of the smartest and of the dumbest predictions. */
export const RECORD_MATCHES_MAX = 5;

export const recordQuery = z.object({ league: z._default(z.enum(RECORD_LEAGUES), 'NBA') });
export type RecordQuery = z.infer<typeof recordQuery>;

const mean = field(z.number(), 0);

/**
 * Scores of some forecasts, as means over matches. `accuracy`: how many matches of 100 had the most likely outcome.
 * `brier`: squared error of the home win's probability (NBA, 0 to 1) or summed over the three outcomes (EPL, 0 to 2).
 * `logLoss`: of what happened, in nats, at most 6.91. Lower is better except for accuracy.
 */
export const scores = z.object({ accuracy: mean, brier: mean, logLoss: mean });
export type Scores = z.infer<typeof scores>;

/** The Machine, and forecasts that know nothing of the clubs, on the same matches. */
export const comparedScores = z.object({
  machine: scores,
  /** The shares of home wins, draws and away wins in the matches before. */
  baseRates: scores,
  alwaysHome: scores,
  /** The same probability for each outcome. */
  coin: scores,
});
export type ComparedScores = z.infer<typeof comparedScores>;

/**
 * The matches in which the Machine stated a probability from `from` to below `to` for its pick, and how often it was
 * right. In percent, and null with too few matches.
 */
export const reliabilityBin = z.object({
  from: count,
  to: count,
  matches: count,
  /** The mean of the stated probabilities. */
  stated: nullablePercent,
  /** The share of correct picks, and its 95% interval (Wilson). */
  happened: nullablePercent,
  low: nullablePercent,
  high: nullablePercent,
});
export type ReliabilityBin = z.infer<typeof reliabilityBin>;

/** The matches that started in a month (UTC). */
export const recordMonth = z.object({
  /** For example 2026-11. */
  month: text,
  matches: count,
  /** Null with too few matches, as is `alwaysHome`. In percent. */
  accuracy: nullablePercent,
  alwaysHome: nullablePercent,
  brier: nullableNumber,
});
export type RecordMonth = z.infer<typeof recordMonth>;

/** A prediction that was especially good or bad. */
export const recordMatch = z.object({
  id,
  homeTeam: text,
  awayTeam: text,
  ...matchScore,
  startTime: time,
  machinePick,
  /** The probability that the Machine had stated of what happened, in percent. */
  stated: nullablePercent,
});
export type RecordMatch = z.infer<typeof recordMatch>;

/** Some matches of one kind of season, and when the first and the last of them started. */
const playedMatches = { season: open(SEASON_KINDS, 'LIVE'), matches: count, from: time, until: time };

/** The graded predictions of a version of the model. */
export const versionUse = z.object({
  ...playedMatches,
  /** In percent; null with too few matches. */
  accuracy: nullablePercent,
});
export type VersionUse = z.infer<typeof versionUse>;

export const modelVersion = z.object({
  version: text,
  /** The changes in it; null if unknown. */
  change: nullableText,
  /** Empty if none of its predictions is graded. */
  uses: innerRows(versionUse, ({ season }) => season),
});
export type ModelVersion = z.infer<typeof modelVersion>;

/** The record in the matches of one kind of season. Void matches don't count. */
export const seasonRecord = z.object({
  ...playedMatches,
  scores: comparedScores,
  /** From low to high. */
  reliability: innerRows(reliabilityBin, ({ from }) => String(from)),
  /** Oldest first. */
  months: innerRows(recordMonth, ({ month }) => month),
  /** Right, and what happened was least surprising. */
  smartest: innerRows(recordMatch, (match) => match.id),
  /** Wrong, and what happened was most surprising. */
  dumbest: innerRows(recordMatch, (match) => match.id),
});
export type SeasonRecord = z.infer<typeof seasonRecord>;

/** Seasons on which the model was evaluated, such as 2018-19 to 2021-22. */
export const evaluatedSeasons = z.object({ from: text, until: text, matches: count, scores: comparedScores });
export type EvaluatedSeasons = z.infer<typeof evaluatedSeasons>;

/** Results of the model in real seasons of the past, had it predicted them. */
export const modelEvaluation = z.object({
  modelVersion: text,
  /** The seasons on which its parameters were chosen. */
  chosenOn: evaluatedSeasons,
  /** Later seasons, which had no influence on it. */
  heldOut: evaluatedSeasons,
  /** In the seasons held out. */
  reliability: innerRows(reliabilityBin, ({ from }) => String(from)),
});
export type ModelEvaluation = z.infer<typeof modelEvaluation>;

export const machineRecord = z.object({
  league,
  /** One for each kind of season that was played here. Simulated and real matches are never mixed. */
  seasons: innerRows(seasonRecord, ({ season }) => season),
  /** Newest first. */
  versions: innerRows(modelVersion, ({ version }) => version),
  evaluation: optional(modelEvaluation),
});
export type MachineRecord = z.infer<typeof machineRecord>;
