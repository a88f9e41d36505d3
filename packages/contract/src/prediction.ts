import * as z from 'zod/mini';
import { count, field, flag, id, innerRows, maybeNumber, maybeText, open, text, time } from './wire.ts';

export const PICK_CHOICES = ['AGREE', 'DISAGREE'] as const;
export const pickChoice = z.enum(PICK_CHOICES);
export type PickChoice = z.infer<typeof pickChoice>;

export type MachinePick = 'HOME' | 'AWAY' | 'DRAW';
export type League = 'NBA' | 'EPL';
export type MatchStatus = 'SCHEDULED' | 'LIVE' | 'PROVISIONAL' | 'FINAL' | 'VOID' | 'POSTPONED';

export const injury = z.object({ playerName: text, status: text, description: text });
export type Injury = z.infer<typeof injury>;

/** Percentages from 0 to 100. */
export const communityStats = z.object({
  totalCount: z.number(),
  agreePercent: count,
  disagreePercent: count,
  agreeCount: count,
  disagreeCount: count,
});
export type CommunityStats = z.infer<typeof communityStats>;

export const predictionMatch = z.object({
  id,
  homeTeam: text,
  awayTeam: text,
  /** Optional: three-letter codes for the crests. */
  homeTeamAbbr: maybeText,
  awayTeamAbbr: maybeText,
  startTime: time,
  status: open<MatchStatus>(''),
  league: open<League>(''),
});
export type PredictionMatch = z.infer<typeof predictionMatch>;

/** What the Machine says, fixed before the match. */
export const machineCall = z.object({
  machinePick: open<MachinePick>(''),
  leagueInjuries: innerRows(injury),
  /** Optional: how sure the Machine is, 0 to 100. */
  confidencePct: maybeNumber,
  /** Optional: SHA-256 (hex) of the exact analysis that the recap reveals later. */
  contentHash: maybeText,
});
export type MachineCall = z.infer<typeof machineCall>;

/**
 * The answer to "one prediction, please": a match with the Machine's call on it, the end of the day
 * (`endOfDay`), or nothing at all (`match` is null).
 */
export const predictionAnswer = z.object({
  match: z.nullish(predictionMatch),
  prediction: field(machineCall, { machinePick: '', leagueInjuries: [], confidencePct: null, contentHash: null }),
  isGold: flag,
  userPick: field(z.nullable(pickChoice), null),
  /** Only with one's own pick. */
  communityStats: field(z.nullable(communityStats), null),
  endOfDay: flag,
});
export type PredictionAnswer = z.infer<typeof predictionAnswer>;

/** An answer that has a match. */
export type Prediction = PredictionAnswer & { match: PredictionMatch };
export const hasMatch = (answer: PredictionAnswer): answer is Prediction => answer.match != null;

export const newPick = z.object({ matchId: id, choice: pickChoice });
export type NewPick = z.infer<typeof newPick>;

/** A stored pick, as a success and as a 409 name it; all of it optional (SPEC.md §7: "its fields: not shown"). */
export const storedPick = z.object({ matchId: id, choice: pickChoice });
export type StoredPick = z.infer<typeof storedPick>;
export const pickAnswer = z.looseObject({ pick: field(z.nullable(storedPick), null) });
export type PickAnswer = z.infer<typeof pickAnswer>;
