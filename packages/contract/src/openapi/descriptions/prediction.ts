import { GOLD_STARS } from '../../constants.ts';
import * as schemas from '../../prediction.ts';
import { describeFields } from './describe.ts';
import { SHARED } from './shared.ts';

export const CONFIDENCE = 'Probability that the Machine gave its pick, in percent with at most one decimal.';
export const CONTENT_HASH =
  'SHA-256 of the exact text of the analysis, in lower-case hex, published with the prediction.';
export const BULLETS = 'Main reasons for the prediction, a sentence each.';
export const STAKES = 'Stars for a right pick, fixed with the prediction. Absent for predictions without stakes.';
export const PROBABILITIES = 'Probability of each outcome, fixed with the prediction. Absent if it was not stored.';

export const INJURY = 'The injury, such as "left calf strain".';
const PICK = 'AGREE if the outcome that the Machine picked will happen, DISAGREE if not.';

export const prediction = [
  describeFields(schemas.predictionMatch, { id: SHARED.matchId }),
  describeFields(schemas.movedMatch, {
    matchId: 'Id of the match on its new day, once the Machine has predicted it. Null until then.',
    startTime: 'New start of the match.',
  }),
  describeFields(schemas.injury, {
    playerName: 'Name of the injured player.',
    status: 'Status on the injury list, such as Out, Doubtful, Questionable or Probable.',
    description: INJURY,
    team: "Three-letter code of the player's club. Absent if unknown.",
  }),
  describeFields(schemas.communityStats, {
    totalCount:
      'Number of picks. Before the start it changes by at least 5 at a time, so that it reveals no single one.',
    agreePercent: 'Share of AGREE picks in percent.',
    disagreePercent: 'Share of DISAGREE picks in percent.',
    agreeCount: 'Number of AGREE picks.',
    disagreeCount: 'Number of DISAGREE picks.',
    botCount: 'Number of picks that are by bots. Absent on servers without bots.',
  }),
  describeFields(schemas.stakes, {
    agree: `Stars for a right AGREE pick: 5 × (1 − p), where p is the probability of the Machine's pick; ${GOLD_STARS} on a gold match.`,
    disagree: `Stars for a right DISAGREE pick: 5 × p, where p is the probability of the Machine's pick; ${GOLD_STARS} on a gold match.`,
  }),
  describeFields(schemas.probabilities, {
    home: 'Probability of a home win, with at most one decimal.',
    draw: 'Probability of a draw, with at most one decimal; 0 where a match cannot be drawn.',
    away: 'Probability of an away win, with at most one decimal.',
  }),
  describeFields(schemas.machinePrediction, {
    machinePick: 'Outcome that the Machine picked: HOME, AWAY, or in the EPL also DRAW. Empty only without a match.',
    leagueInjuries: 'Injury list of the league.',
    confidencePct: `${CONFIDENCE} Null or absent if unknown.`,
    contentHash: `${CONTENT_HASH} Null or absent if unknown.`,
    stakes: STAKES,
    probabilities: PROBABILITIES,
    reasons: 'Reasons for the prediction. Absent on the slate and on servers that do not give any.',
    word: 'A sentence of the Machine about its record, made with the prediction. Absent without one.',
    sinceThen: 'What has happened since the prediction, and the Machine does not know. Absent while nothing has.',
  }),
  describeFields(schemas.dayEnd, {
    pendingPicks: "Number of the caller's picks without a result; 0 for visitors.",
    nextPredictionAt: 'When the Machine publishes its next prediction. Null if unknown.',
  }),
  describeFields(schemas.dayQuestion, {
    match: ['The match of the question.', { id: SHARED.matchId }],
    confidencePct: `${CONFIDENCE} Null if unknown.`,
    answers: [
      'All picks on the match, once its result is final. Null until then.',
      {
        right: 'Number of picks that were right.',
        total: 'Number of picks.',
        bots: 'Number of picks that are by bots.',
      },
    ],
  }),
  describeFields(schemas.predictionResponse, {
    match: 'The match to pick. Null or absent at the end of the day, and if there is none.',
    prediction: 'Prediction of the Machine; an empty one without a match.',
    endOfDay: 'True if the caller has picked on all matches that can be picked now.',
    dayEnd: 'What is left of the day. Only if `endOfDay` is true.',
    questions:
      'Questions of the last days, newest first, with that of today: at most ten of 28 days. Only of `spotlightPrediction`.',
  }),
  describeFields(schemas.newPick, { choice: PICK }),
  describeFields(schemas.storedPick, { choice: PICK }),
];
