import * as z from 'zod/mini';
import {
  byId,
  count,
  field,
  flag,
  id,
  innerRows,
  maybeFlag,
  maybeNumber,
  maybeText,
  open,
  rows,
  text,
  time,
} from './wire.ts';
import { type League, type MachinePick, type MatchStatus, pickChoice } from './prediction.ts';

const status = open<MatchStatus>('');
const league = open<League>('');
const machinePick = open<MachinePick>('');

export const matchDetail = z.object({
  status,
  homeTeamAbbr: text,
  awayTeamAbbr: text,
  scoreHome: maybeNumber,
  scoreAway: maybeNumber,
  /** Optional. */
  homeTeam: text,
  awayTeam: text,
  startTime: time,
  clock: maybeText,
});
export type MatchDetail = z.infer<typeof matchDetail>;

const period = field(z.nullable(z.union([z.number(), z.string()])), null);

export const play = z.object({
  id,
  period,
  clock: maybeText,
  description: text,
  scoreHome: maybeNumber,
  scoreAway: maybeNumber,
});
export type Play = z.infer<typeof play>;
export const plays = rows(play, byId);

/** A live, provisional or final match; or one that does not count (VOID, POSTPONED). */
export const completedMatch = z.object({
  id,
  status,
  isGold: flag,
  league,
  homeTeam: text,
  awayTeam: text,
  /** Optional: three-letter codes for the crests. */
  homeTeamAbbr: maybeText,
  awayTeamAbbr: maybeText,
  scoreHome: maybeNumber,
  scoreAway: maybeNumber,
  clock: maybeText,
  startTime: time,
  machinePick,
  isMachineCorrect: maybeFlag,
  userChoice: field(z.nullable(pickChoice), null),
  isUserCorrect: maybeFlag,
});
export type CompletedMatch = z.infer<typeof completedMatch>;
export const completedMatches = rows(completedMatch, byId);

export const machineStats = z.object({ currentStreak: count, bestStreak: count });
export type MachineStats = z.infer<typeof machineStats>;

export const source = z.object({ title: text, kind: text });

export const recap = z.object({
  match: z.object({
    status,
    league,
    officialResult: maybeText,
    homeTeam: text,
    awayTeam: text,
    /** Optional: three-letter codes for the crests. */
    homeTeamAbbr: maybeText,
    awayTeamAbbr: maybeText,
    scoreHome: maybeNumber,
    scoreAway: maybeNumber,
    startTime: time,
  }),
  prediction: field(
    z.nullable(
      z.object({
        machinePick,
        confidencePct: maybeNumber,
        analysisAt: maybeText,
        modelVersion: maybeText,
        contentHash: maybeText,
        /** The exact text behind `contentHash`, from the start of the match on. */
        fullAnalysis: maybeText,
        rationaleBullets: innerRows(z.string()),
        sources: innerRows(source),
      }),
    ),
    null,
  ),
  grading: field(z.nullable(z.object({ isMachineCorrect: maybeFlag, postMortemAnalysis: maybeText })), null),
  userResult: field(
    z.nullable(
      z.object({
        /** Null: not decided. A PROVISIONAL match has a mark, and nothing is paid. */
        wasCorrect: maybeFlag,
        starsDelta: maybeNumber,
        /** The streak as it stood after this match. */
        streakProgress: maybeNumber,
        /** Optional: what the caller had picked. */
        choice: field(z.nullable(pickChoice), null),
      }),
    ),
    null,
  ),
  isGold: flag,
});
export type Recap = z.infer<typeof recap>;
/** Null: "Match not found". */
export const recapAnswer = z.nullable(recap);
