import * as endpoints from '../../endpoints.ts';
import * as schemas from '../../match.ts';
import { describeFields } from './describe.ts';
import { AS_OF, CLOCK, RECAP_ID } from './recap.ts';
import { SHARED } from './shared.ts';

export const match = [
  describeFields(schemas.matchDetail, {
    homeTeamAbbr: 'Three-letter code of the home club, such as LAL.',
    awayTeamAbbr: 'Three-letter code of the away club, such as BOS.',
    homeTeam: 'Name of the home club. Servers may omit it.',
    awayTeam: 'Name of the away club. Servers may omit it.',
    startTime: 'Scheduled start of the match. Servers may omit it.',
    clock: CLOCK,
    league: 'League in which the match is played: NBA, or EPL for the Premier League. Servers may omit it.',
    asOf: AS_OF,
  }),
  describeFields(schemas.play, {
    id: 'Id of the play, unique in the match.',
    period: 'Quarter or half, from 1, or text such as OT. Null if unknown.',
    clock: 'Clock within the period, such as "7:12" or "67\'". Null if unknown.',
    description: 'What happened, as a sentence.',
    scoreHome: 'Points or goals of the home club after the play. Null if unknown.',
    scoreAway: 'Points or goals of the away club after the play. Null if unknown.',
  }),
  describeFields(schemas.completedMatch, { id: RECAP_ID, clock: CLOCK, userChoice: SHARED.userPick, asOf: AS_OF }),
  describeFields(schemas.machineStats, {
    currentStreak: 'Right predictions in a row up to the newest graded match.',
    bestStreak: 'Most right predictions in a row.',
    gradedCount: 'Number of graded predictions; at 0 there are no streaks yet. Absent if unknown.',
    hasEdgeTable: 'True if the server has the call `machineEdge`. Absent means false.',
    hasRecord: 'True if the server has the call `machineRecord`. Absent means false.',
  }),
  describeFields(endpoints.randomPrediction.query, {
    request: 'Any text that differs from request to request, such as a counter, so that each is a new card.',
    match: 'Id of the match whose card is requested. The server sends a random one if it has no card for it.',
  }),
];
