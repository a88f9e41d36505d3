import * as z from 'zod/mini';
import {
  count,
  field,
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
  open,
  optional,
  percent,
  stars,
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

/** The teams of a match. The three-letter codes, for the crests, are optional. */
export const matchTeams = {
  homeTeam: text,
  awayTeam: text,
  homeTeamAbbr: omittable(nullableText, null),
  awayTeamAbbr: omittable(nullableText, null),
};

export const matchScore = { scoreHome: nullableNumber, scoreAway: nullableNumber };

export const injury = z.object({ playerName: text, status: text, description: text, team: optional(z.string()) });
export type Injury = z.infer<typeof injury>;

export const communityStats = z.object({
  totalCount: z.number(),
  agreePercent: percent,
  disagreePercent: percent,
  agreeCount: count,
  disagreeCount: count,
  botCount: optional(z.number()),
});
export type CommunityStats = z.infer<typeof communityStats>;

/** The new place of a match that became VOID because it was moved. */
export const movedMatch = z.object({ matchId: nullable(id), startTime: time });
export type MovedMatch = z.infer<typeof movedMatch>;

export const predictionMatch = z.object({
  id,
  ...matchTeams,
  startTime: time,
  status: matchStatus,
  league,
  scoresDelayedSince: optional(time),
  movedTo: optional(movedMatch),
});
export type PredictionMatch = z.infer<typeof predictionMatch>;

/** The stars for a right pick of each choice. */
export const stakes = z.object({ agree: stars, disagree: stars });
export type Stakes = z.infer<typeof stakes>;

/** The probability of each outcome. */
export const probabilities = z.object({ home: percent, draw: percent, away: percent });
export type Probabilities = z.infer<typeof probabilities>;

/** An earlier match of a club, from its point of view. */
export const formMatch = z.object({
  result: open(['W', 'D', 'L'], ''),
  opponent: text,
  isHome: flag,
  scoreFor: nullableNumber,
  scoreAgainst: nullableNumber,
  startTime: time,
});
export type FormMatch = z.infer<typeof formMatch>;

/** The Machine's knowledge of a club before the match. */
export const clubReasons = z.object({
  rating: nullableNumber,
  restHours: nullableNumber,
  isShortRest: flag,
  form: innerRows(formMatch),
  record: nullable(z.object({ wins: count, draws: count, losses: count })),
  tablePosition: nullableNumber,
});
export type ClubReasons = z.infer<typeof clubReasons>;

/** An earlier meeting of both clubs this season. */
export const meeting = z.object({ homeTeam: text, awayTeam: text, ...matchScore, startTime: time });
export type Meeting = z.infer<typeof meeting>;

/** The reasons for a prediction: the numbers that the model used, and the text that the recap publishes, too. */
export const predictionReasons = z.object({
  bullets: innerRows(z.string()),
  analysis: nullableText,
  homeAdvantage: nullableNumber,
  home: clubReasons,
  away: clubReasons,
  meetings: innerRows(meeting),
});
export type PredictionReasons = z.infer<typeof predictionReasons>;

/** A later start than the prediction's, or an earlier one. */
export const startSince = z.object({ kind: z.literal('START'), startTimeBefore: time });
/** Another status of a player of one of the clubs. */
export const injurySince = z.object({
  kind: z.literal('INJURY'),
  playerName: text,
  team: text,
  status: nullableText,
  statusBefore: nullableText,
  description: text,
});
export type InjurySince = z.infer<typeof injurySince>;
/** A result of one of the clubs. */
export const resultSince = z.object({
  kind: z.literal('RESULT'),
  matchId: id,
  ...matchTeams,
  team: text,
  startTime: time,
  ...matchScore,
});
export type ResultSince = z.infer<typeof resultSince>;

/** What has happened between the prediction and the start, and the Machine doesn't know. */
export const sinceThen = z.object({
  predictedAt: time,
  count,
  events: innerRows(z.union([startSince, injurySince, resultSince])),
});
export type SinceThen = z.infer<typeof sinceThen>;
export type EventSince = SinceThen['events'][number];

/** The Machine's prediction, fixed before the match. */
export const machinePrediction = z.object({
  machinePick: open([...MACHINE_PICKS, ''], ''),
  leagueInjuries: innerRows(injury),
  confidencePct: omittable(nullablePercent, null),
  contentHash: omittable(nullableText, null),
  stakes: optional(stakes),
  probabilities: optional(probabilities),
  reasons: optional(predictionReasons),
  word: optional(z.string()),
  sinceThen: optional(sinceThen),
});
export type MachinePrediction = z.infer<typeof machinePrediction>;

const NO_PREDICTION: MachinePrediction = {
  machinePick: '',
  leagueInjuries: [],
  confidencePct: null,
  contentHash: null,
};

/** The rest of a day without predictions to make. */
export const dayEnd = z.object({ pendingPicks: count, nextPredictionAt: nullableTime });
export type DayEnd = z.infer<typeof dayEnd>;

/** The question of a game day, which is the day on which its match starts. */
export const dayQuestion = z.object({
  match: z.object({ id, ...matchTeams, startTime: time, status: matchStatus }),
  machinePick,
  confidencePct: nullablePercent,
  isMachineCorrect: nullableFlag,
  userPick: nullable(pickChoice),
  isUserCorrect: nullableFlag,
  answers: nullable(z.object({ right: count, total: count, bots: count })),
});
export type DayQuestion = z.infer<typeof dayQuestion>;

/** What a card shows besides its match and the prediction. */
export const cardFields = { isGold: flag, userPick: nullable(pickChoice), communityStats: nullable(communityStats) };

/** A match with the Machine's prediction, the end of the day (`endOfDay`), or nothing to predict (`match` is null). */
export const predictionResponse = z.object({
  match: z.nullish(predictionMatch),
  prediction: field(machinePrediction, NO_PREDICTION),
  ...cardFields,
  endOfDay: flag,
  dayEnd: optional(dayEnd),
  questions: optional(innerRows(dayQuestion)),
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
export const pickResponse = z.object({ pick: nullable(storedPick) });
export type PickResponse = z.infer<typeof pickResponse>;
