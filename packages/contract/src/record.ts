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

/** Scores of some forecasts. */
export const scores = z.object({ accuracy: mean, brier: mean, logLoss: mean });
export type Scores = z.infer<typeof scores>;

/** The Machine, and forecasts that know nothing of the clubs, on the same matches. */
export const comparedScores = z.object({ machine: scores, baseRates: scores, alwaysHome: scores, coin: scores });
export type ComparedScores = z.infer<typeof comparedScores>;

/** The matches in which the Machine stated a probability within a range for its pick. */
export const reliabilityBin = z.object({
  from: count,
  to: count,
  matches: count,
  stated: nullablePercent,
  happened: nullablePercent,
  low: nullablePercent,
  high: nullablePercent,
});
export type ReliabilityBin = z.infer<typeof reliabilityBin>;

/** The matches that started in a month (UTC). */
export const recordMonth = z.object({
  month: text,
  matches: count,
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
  stated: nullablePercent,
});
export type RecordMatch = z.infer<typeof recordMatch>;

/** Some matches of one kind of season, and when the first and the last of them started. */
const playedMatches = { season: open(SEASON_KINDS, 'LIVE'), matches: count, from: time, until: time };

/** The graded predictions of a version of the model. */
export const versionUse = z.object({ ...playedMatches, accuracy: nullablePercent });
export type VersionUse = z.infer<typeof versionUse>;

export const modelVersion = z.object({
  version: text,
  change: nullableText,
  uses: innerRows(versionUse, ({ season }) => season),
});
export type ModelVersion = z.infer<typeof modelVersion>;

/** The record in the matches of one kind of season. Void matches don't count. */
export const seasonRecord = z.object({
  ...playedMatches,
  scores: comparedScores,
  reliability: innerRows(reliabilityBin, ({ from }) => String(from)),
  months: innerRows(recordMonth, ({ month }) => month),
  smartest: innerRows(recordMatch, (match) => match.id),
  dumbest: innerRows(recordMatch, (match) => match.id),
});
export type SeasonRecord = z.infer<typeof seasonRecord>;

/** Seasons on which the model was evaluated, such as 2018-19 to 2021-22. */
export const evaluatedSeasons = z.object({ from: text, until: text, matches: count, scores: comparedScores });
export type EvaluatedSeasons = z.infer<typeof evaluatedSeasons>;

/** Results of the model in real seasons of the past, had it predicted them. */
export const modelEvaluation = z.object({
  modelVersion: text,
  chosenOn: evaluatedSeasons,
  heldOut: evaluatedSeasons,
  reliability: innerRows(reliabilityBin, ({ from }) => String(from)),
});
export type ModelEvaluation = z.infer<typeof modelEvaluation>;

export const machineRecord = z.object({
  league,
  seasons: innerRows(seasonRecord, ({ season }) => season),
  versions: innerRows(modelVersion, ({ version }) => version),
  evaluation: optional(modelEvaluation),
});
export type MachineRecord = z.infer<typeof machineRecord>;
