import * as z from 'zod/mini';
import { count, field, flag, id, innerRows, nullableNumber, nullableText, open, text, time } from './wire.ts';

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
  /** Optional three-letter codes for the crests. */
  homeTeamAbbr: nullableText,
  awayTeamAbbr: nullableText,
  startTime: time,
  status: open<MatchStatus>(''),
  league: open<League>(''),
});
export type PredictionMatch = z.infer<typeof predictionMatch>;

/** The Machine's prediction, fixed before the match. */
export const machinePrediction = z.object({
  machinePick: open<MachinePick>(''),
  leagueInjuries: innerRows(injury),
  /** Optional: the Machine's confidence, 0 to 100. */
  confidencePct: nullableNumber,
  /** Optional: SHA-256 (hex) of the analysis text that the recap later publishes. */
  contentHash: nullableText,
});
export type MachinePrediction = z.infer<typeof machinePrediction>;

/** A match with the Machine's prediction, the end of the day (`endOfDay`), or nothing to predict (`match` is null). */
export const predictionResponse = z.object({
  match: z.nullish(predictionMatch),
  prediction: field(machinePrediction, { machinePick: '', leagueInjuries: [], confidencePct: null, contentHash: null }),
  isGold: flag,
  userPick: field(z.nullable(pickChoice), null),
  /** Present only after the user has picked. */
  communityStats: field(z.nullable(communityStats), null),
  endOfDay: flag,
});
export type PredictionResponse = z.infer<typeof predictionResponse>;

/** A response that has a match. */
export type Prediction = PredictionResponse & { match: PredictionMatch };
export const hasMatch = (response: PredictionResponse): response is Prediction => response.match != null;

export const newPick = z.object({ matchId: id, choice: pickChoice });
export type NewPick = z.infer<typeof newPick>;

/** A stored pick. Successful and 409 responses may contain one. */
export const storedPick = z.object({ matchId: id, choice: pickChoice });
export type StoredPick = z.infer<typeof storedPick>;
export const pickResponse = z.looseObject({ pick: field(z.nullable(storedPick), null) });
export type PickResponse = z.infer<typeof pickResponse>;
