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

/** Optional: when the source last confirmed a LIVE score. */
const asOf = optional(time);
/** Optional: since when no live scores of the league have arrived. Absent while they do. */
const scoresDelayedSince = optional(time);
/** Optional: false if the league has no play-by-play, so that its absence isn't a failure. */
const hasPlays = optional(z.boolean());
/** Optional: only on a VOID match. */
const movedTo = optional(movedMatch);

export const matchDetail = z.object({
  status,
  homeTeamAbbr: text,
  awayTeamAbbr: text,
  ...matchScore,
  /** Servers may omit the following fields. */
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
  /** Optional: how many predictions are graded; at 0 there are no streaks yet. */
  gradedCount: optional(z.number()),
  /** Optional: whether the server has the table of players by edge. */
  hasEdgeTable: optional(z.boolean()),
  /** Optional: whether the server has the Machine's record. */
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
      /** The exact text that `contentHash` was computed from; available once the match has started. */
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
      /** Null until decided. Set for a PROVISIONAL match, although stars are awarded only when it is FINAL. */
      wasCorrect: nullableFlag,
      starsDelta: nullableNumber,
      /** The streak after this match. */
      streakProgress: nullableNumber,
      /** Optional: the user's pick. */
      choice: omittable(nullable(pickChoice), null),
      /** Optional: the stars that a graded DISAGREE pick puts its player ahead of the Machine; negative if it was wrong. */
      ahead: optional(z.number()),
    }),
  ),
  isGold: flag,
  /** Optional: a sentence that the Machine says about its record after the match. */
  word: optional(z.string()),
});
export type Recap = z.infer<typeof recap>;
/** Null means "Match not found". */
export const recapResponse = z.nullable(recap);
