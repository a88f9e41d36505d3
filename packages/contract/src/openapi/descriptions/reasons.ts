import * as schemas from '../../prediction.ts';
import { describeFields } from './describe.ts';
import { BULLETS, INJURY } from './prediction.ts';

/** The reasons for a prediction, and what has happened since. */
export const reasons = [
  describeFields(schemas.formMatch, {
    result: "W, D or L from the club's point of view.",
    opponent: 'Name of the other club.',
    isHome: 'True if the club played at home.',
    scoreFor: 'Points or goals of the club. Null if unknown.',
    scoreAgainst: 'Points or goals of the other club. Null if unknown.',
    startTime: 'Start of the match.',
  }),
  describeFields(schemas.clubReasons, {
    rating: 'Rating of the club in points: 400 more mean ten times the odds. Null if unknown.',
    restHours: "Hours from the start of the club's match before to that of this one. Null if unknown.",
    isShortRest: 'True if the rest is so short that it costs the club rating points.',
    form: 'The last five matches of the club, oldest first.',
    record: [
      'Results of the club this season. Null before the first one.',
      { wins: 'Number of wins.', draws: 'Number of draws.', losses: 'Number of losses.' },
    ],
    tablePosition: 'Position in the table of the league, from 1. Null where the league has none.',
  }),
  describeFields(schemas.meeting, { startTime: 'Start of the earlier match.' }),
  describeFields(schemas.predictionReasons, {
    bullets: BULLETS,
    analysis: 'Text that `contentHash` was computed from. Null if the server does not send it before the start.',
    homeAdvantage: 'Rating points added for playing at home. Null if unknown.',
    home: 'What the Machine knew of the home club.',
    away: 'What the Machine knew of the away club.',
    meetings: 'Earlier matches of both clubs this season, newest first.',
  }),
  describeFields(schemas.startSince, {
    kind: 'START: the match starts at another time than the prediction says.',
    startTimeBefore: 'The start that the prediction says.',
  }),
  describeFields(schemas.injurySince, {
    kind: 'INJURY: a player of one of the clubs has another status.',
    playerName: 'Name of the player.',
    team: "Three-letter code of the player's club.",
    status: 'Status now, such as Out. Null if the player is not on the injury list.',
    statusBefore: 'Status when the prediction was made. Null if the player was not on the injury list.',
    description: INJURY,
  }),
  describeFields(schemas.resultSince, {
    kind: 'RESULT: one of the clubs has played another match.',
    team: 'Three-letter code of the club.',
    startTime: 'Start of the other match.',
  }),
  describeFields(schemas.sinceThen, {
    predictedAt: 'When the prediction was made.',
    count: 'Number of events.',
    events: 'Events, the most telling first: all of them, on the slate only that one.',
  }),
];
