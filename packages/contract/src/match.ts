import * as z from 'zod/mini';
import {
  byId,
  count,
  flag,
  id,
  innerRows,
  nullable,
  nullableFlag,
  nullableNumber,
  nullablePercent,
  nullableText,
  nullableTime,
  omittable,
  optional,
  rows,
  text,
  time,
} from './wire.ts';
import {
  league,
  machinePick,
  matchScore,
  matchStatus as status,
  matchTeams,
  movedMatch,
  pickChoice,
  probabilities,
  stakes,
} from './prediction.ts';

const asOf = optional(time);
const scoresDelayedSince = optional(time);
const hasPlays = optional(z.boolean());
const movedTo = optional(movedMatch);

export const matchDetail = z.object({
  status,
  homeTeamAbbr: text,
  awayTeamAbbr: text,
  ...matchScore,
  homeTeam: omittable(text, ''),
  awayTeam: omittable(text, ''),
  startTime: omittable(time, ''),
  clock: omittable(nullableText, null),
  league: optional(league),
  asOf,
  scoresDelayedSince,
  hasPlays,
});
export type MatchDetail = z.infer<typeof matchDetail>;

const period = nullable(z.union([z.number(), z.string()]));

export const play = z.object({ id, period, clock: nullableText, description: text, ...matchScore });
export type Play = z.infer<typeof play>;
export const plays = rows(play, byId);

/** A live, provisional or final match, or one that does not count (VOID, POSTPONED). */
export const completedMatch = z.object({
  id,
  status,
  isGold: flag,
  league,
  ...matchTeams,
  ...matchScore,
  clock: nullableText,
  startTime: time,
  machinePick,
  isMachineCorrect: nullableFlag,
  userChoice: nullable(pickChoice),
  isUserCorrect: nullableFlag,
  asOf,
  scoresDelayedSince,
  movedTo,
});
export type CompletedMatch = z.infer<typeof completedMatch>;
export const completedMatches = rows(completedMatch, byId);

export const machineStats = z.object({
  currentStreak: count,
  bestStreak: count,
  gradedCount: optional(z.number()),
  hasEdgeTable: optional(z.boolean()),
  hasRecord: optional(z.boolean()),
});
export type MachineStats = z.infer<typeof machineStats>;

export const source = z.object({ title: text, kind: text });

export const recap = z.object({
  match: z.object({
    status,
    league,
    officialResult: nullableText,
    ...matchTeams,
    ...matchScore,
    startTime: time,
    asOf,
    hasPlays,
    movedTo,
  }),
  prediction: nullable(
    z.object({
      machinePick,
      confidencePct: nullablePercent,
      analysisAt: nullableTime,
      modelVersion: nullableText,
      contentHash: nullableText,
      fullAnalysis: nullableText,
      rationaleBullets: innerRows(z.string()),
      sources: innerRows(source),
      stakes: optional(stakes),
      probabilities: optional(probabilities),
    }),
  ),
  grading: nullable(z.object({ isMachineCorrect: nullableFlag, postMortemAnalysis: nullableText })),
  userResult: nullable(
    z.object({
      wasCorrect: nullableFlag,
      starsDelta: nullableNumber,
      streakProgress: nullableNumber,
      choice: omittable(nullable(pickChoice), null),
      ahead: optional(z.number()),
    }),
  ),
  isGold: flag,
  word: optional(z.string()),
});
export type Recap = z.infer<typeof recap>;
/** Null means "Match not found". */
export const recapResponse = z.nullable(recap);
