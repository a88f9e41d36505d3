import * as z from 'zod/mini';
import {
  count,
  field,
  flag,
  id,
  innerRows,
  nullablePercent,
  nullableText,
  omittable,
  open,
  percent,
  text,
  time,
} from './wire.ts';

export const PICK_CHOICES = ['AGREE', 'DISAGREE'] as const;
export const pickChoice = z.enum(PICK_CHOICES);
export type PickChoice = z.infer<typeof pickChoice>;

const MACHINE_PICKS = ['HOME', 'AWAY', 'DRAW'] as const;
export type MachinePick = (typeof MACHINE_PICKS)[number];
const LEAGUES = ['NBA', 'EPL'] as const;
export type League = (typeof LEAGUES)[number];
const MATCH_STATUSES = ['SCHEDULED', 'LIVE', 'PROVISIONAL', 'FINAL', 'VOID', 'POSTPONED'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const machinePick = open(MACHINE_PICKS, '');
export const league = open(LEAGUES, '');
export const matchStatus = open(MATCH_STATUSES, '');

export const injury = z.object({ playerName: text, status: text, description: text });
export type Injury = z.infer<typeof injury>;

export const communityStats = z.object({
  totalCount: z.number(),
  agreePercent: percent,
  disagreePercent: percent,
  agreeCount: count,
  disagreeCount: count,
});
export type CommunityStats = z.infer<typeof communityStats>;

export const predictionMatch = z.object({
  id,
  homeTeam: text,
  awayTeam: text,
  /** Optional three-letter codes for the crests. */
  homeTeamAbbr: omittable(nullableText, null),
  awayTeamAbbr: omittable(nullableText, null),
  startTime: time,
  status: matchStatus,
  league,
});
export type PredictionMatch = z.infer<typeof predictionMatch>;

/** The Machine's prediction, fixed before the match. */
export const machinePrediction = z.object({
  /** Empty only when there is no match. */
  machinePick: open([...MACHINE_PICKS, ''], ''),
  leagueInjuries: innerRows(injury),
  /** Optional: the Machine's confidence, 0 to 100. */
  confidencePct: omittable(nullablePercent, null),
  /** Optional: SHA-256 (hex) of the analysis text that the recap later publishes. */
  contentHash: omittable(nullableText, null),
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
export const pickResponse = z.object({ pick: field(z.nullable(storedPick), null) });
export type PickResponse = z.infer<typeof pickResponse>;
