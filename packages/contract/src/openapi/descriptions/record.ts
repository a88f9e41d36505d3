import * as schemas from '../../record.ts';
import { describeFields } from './describe.ts';
import { RECAP_ID } from './recap.ts';

const TOO_FEW = `Null with fewer than ${schemas.RECORD_MIN_COUNT} matches.`;

const playedMatches = {
  season: 'Kind of season: SIMULATED, REPLAY or LIVE.',
  matches: 'Number of graded matches; void ones do not count.',
  from: 'Start of the first of these matches.',
  until: 'Start of the last of these matches.',
};

export const record = [
  describeFields(schemas.recordQuery, { league: 'League of the record: NBA, which is the default, or EPL.' }),
  describeFields(schemas.scores, {
    accuracy: 'Share of matches, in percent, that had the most likely outcome.',
    brier:
      'Mean squared error of the probabilities: of the home win in the NBA (0 to 1), summed over the three outcomes in the EPL (0 to 2). Lower is better.',
    logLoss: 'Mean of −ln p of what happened, with p at least 0.001, so at most 6.91. Lower is better.',
  }),
  describeFields(schemas.comparedScores, {
    machine: 'Scores of the Machine.',
    baseRates: 'Scores of a forecast by the shares of home wins, draws and away wins in the matches before.',
    alwaysHome: 'Scores of a forecast that is sure of the home win.',
    coin: 'Scores of a forecast with the same probability for each outcome.',
  }),
  describeFields(schemas.reliabilityBin, {
    from: 'Lowest probability of the bin in percent.',
    to: 'Upper end of the bin in percent, which is not part of it.',
    matches: 'Number of matches in which the Machine gave its pick such a probability.',
    stated: `Mean of the stated probabilities. ${TOO_FEW}`,
    happened: `Share of right picks. ${TOO_FEW}`,
    low: `Lower end of the 95 % interval (Wilson) of \`happened\`. ${TOO_FEW}`,
    high: `Upper end of the 95 % interval (Wilson) of \`happened\`. ${TOO_FEW}`,
  }),
  describeFields(schemas.recordMonth, {
    month: 'Month (UTC) in which the matches started, such as 2026-11.',
    matches: 'Number of graded matches.',
    accuracy: `Share of matches that had the Machine's most likely outcome. ${TOO_FEW}`,
    alwaysHome: `Share of home wins. ${TOO_FEW}`,
    brier: `Brier score of the Machine, as in \`scores\`. ${TOO_FEW}`,
  }),
  describeFields(schemas.recordMatch, {
    id: RECAP_ID,
    stated: 'Probability that the Machine had stated of what happened. Null if unknown.',
  }),
  describeFields(schemas.versionUse, {
    ...playedMatches,
    accuracy: `Share of matches that had the most likely outcome. ${TOO_FEW}`,
  }),
  describeFields(schemas.modelVersion, {
    version: 'Name of the version, such as elo-nba-4.',
    change: 'What is new in the version, as a sentence. Null if unknown.',
    uses: 'Graded predictions of the version, by kind of season. Empty without any.',
  }),
  describeFields(schemas.seasonRecord, {
    ...playedMatches,
    scores: 'Scores of the Machine, and of forecasts that know nothing of the clubs, on the same matches.',
    reliability: 'How often the Machine was right by how sure it was, from low to high.',
    months: 'The record by month, oldest first.',
    smartest: `At most ${schemas.RECORD_MATCHES_MAX} right predictions of what was least likely, the least likely first.`,
    dumbest: `At most ${schemas.RECORD_MATCHES_MAX} wrong predictions where what happened was least likely, the least likely first.`,
  }),
  describeFields(schemas.evaluatedSeasons, {
    from: 'First season, such as 2018-19.',
    until: 'Last season, such as 2021-22.',
    matches: 'Number of matches.',
    scores: 'Scores of the model, and of forecasts that know nothing of the clubs, on the same matches.',
  }),
  describeFields(schemas.modelEvaluation, {
    modelVersion: 'Version of the model that was evaluated.',
    chosenOn: 'Seasons on which its parameters were chosen.',
    heldOut: 'Later seasons, which had no influence on it.',
    reliability: 'How often the model was right by how sure it was in the seasons held out, from low to high.',
  }),
  describeFields(schemas.machineRecord, {
    league: 'League of the record: NBA, or EPL for the Premier League.',
    seasons: 'The record by kind of season. Simulated, replayed and real matches are never mixed.',
    versions: 'Versions of the model in this league, newest first.',
    evaluation: 'Results of the model in real seasons of the past, had it predicted them. Absent if there is none.',
  }),
];
