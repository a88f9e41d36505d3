import { EDGE_MIN_DISAGREEMENTS, EDGE_POINTS_MAX } from '../../constants.ts';
import { duel, duelWeek } from '../../duel.ts';
import * as schemas from '../../edge.ts';
import { sharedEdge } from '../../share.ts';
import { describeFields } from './describe.ts';

const DISAGREEMENTS = 'Number of graded DISAGREE picks. Only these move the edge.';
const AHEAD = 'Stars ahead of the Machine on the same picks, with at most one decimal; negative behind it.';
const LUCK = 'Stars by which luck alone may take `ahead` away from 0, on either side.';
const UNTIL_ENOUGH = `Null below ${EDGE_MIN_DISAGREEMENTS} disagreements`;

const comparison = {
  disagreements: DISAGREEMENTS,
  ahead: `${AHEAD} ${UNTIL_ENOUGH}.`,
  luck: `${LUCK} ${UNTIL_ENOUGH}.`,
  odds: `Luck alone takes a player this far from 0 one time in so many: at least 1. ${UNTIL_ENOUGH}, or if unknown.`,
  verdict: `TOO_FEW below ${EDGE_MIN_DISAGREEMENTS} disagreements; else WITHIN_LUCK, or BETTER or WORSE than luck alone explains.`,
};

export const edge = [
  describeFields(schemas.edge, comparison),
  describeFields(sharedEdge, {
    ...comparison,
    ahead: `${comparison.ahead} Also null if the result is hidden, as are \`luck\` and \`odds\`.`,
    verdict: `${comparison.verdict} Empty if the result is hidden.`,
    asOf: 'Start of the last match that counts. Null before the first one.',
  }),
  describeFields(schemas.edgePoint, {
    at: 'Start of the match after which this was the edge.',
    disagreements: 'Number of graded DISAGREE picks up to then.',
    ahead: AHEAD,
    luck: LUCK,
  }),
  describeFields(schemas.leagueEdge, {
    league: 'League: NBA, or EPL for the Premier League.',
    disagreements: 'Number of graded DISAGREE picks on matches of the league.',
    ahead: AHEAD,
  }),
  describeFields(schemas.clubEdge, {
    league: 'League of the club: NBA, or EPL for the Premier League.',
    club: 'Name of the club.',
    disagreements: 'Number of graded DISAGREE picks on matches of the club, home or away.',
    ahead: AHEAD,
  }),
  describeFields(schemas.edgeDetails, {
    timeline: `The edge over time, oldest first, at most ${EDGE_POINTS_MAX} points.`,
    leagues: 'The edge by league, most disagreements first.',
    clubs: 'The edge by club, most disagreements first. A match counts for both of its clubs.',
  }),
  describeFields(schemas.edgeTableEntry, {
    ...comparison,
    position: 'Position among players who are ahead beyond luck, from 1. Null for all others, and for bots.',
    ahead: AHEAD,
    luck: LUCK,
  }),
  describeFields(schemas.edgeTable, {
    players: `Players with at least ${EDGE_MIN_DISAGREEMENTS} disagreements, by \`ahead\` divided by \`luck\`, highest first.`,
  }),
  describeFields(duelWeek, {
    you: "Stars that the player earned on the week's graded picks. A gold match counts at its ordinary pay.",
    machine: 'Stars that the Machine earned on the same matches, by agreeing with itself.',
  }),
  describeFields(duel, {
    week: 'The current week, as far as its picks are graded. Null before the first.',
    last: 'The week before. Null without graded picks.',
    won: 'Number of weeks that are over in which the player earned more than the Machine.',
    lost: 'Number of weeks that are over in which the Machine earned more.',
    level: 'Number of weeks that are over in which both earned the same.',
    inARow: 'Number of weeks that the player won in a row, up to the newest one that is over.',
  }),
];
