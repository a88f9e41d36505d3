import type { Edge, EdgeDetails } from '@machine/contract/edge.ts';
import { edgeTimeline, luckyEdge } from './edge.ts';
import { round } from './round.ts';

/** The sum of both leagues is the edge of `luckyEdge`. */
export const edgeDetails: EdgeDetails = {
  timeline: edgeTimeline(luckyEdge),
  leagues: [
    { league: 'NBA', disagreements: 38, ahead: 25.7 },
    { league: 'EPL', disagreements: 23, ahead: -4.7 },
  ],
  clubs: [
    { league: 'NBA', club: 'Los Angeles Lakers', disagreements: 9, ahead: 12 },
    { league: 'NBA', club: 'Boston Celtics', disagreements: 8, ahead: -5.6 },
    { league: 'EPL', club: 'Wolverhampton Wanderers', disagreements: 7, ahead: 5.3 },
    { league: 'NBA', club: 'Minnesota Timberwolves', disagreements: 6, ahead: 3.1 },
    { league: 'EPL', club: 'Arsenal', disagreements: 5, ahead: -10 },
    { league: 'NBA', club: 'Phoenix Suns', disagreements: 5, ahead: 0 },
    { league: 'EPL', club: 'Brighton & Hove Albion', disagreements: 4, ahead: 6.6 },
    { league: 'NBA', club: 'Utah Jazz', disagreements: 2, ahead: -2.2 },
    { league: 'EPL', club: 'Everton', disagreements: 1, ahead: 2 },
  ],
};

/** Returns details that end with this edge, and whose sums are its own. */
export function edgeDetailsOf(edge: Edge): EdgeDetails {
  const scaled = <Sum extends EdgeDetails['leagues'][number]>(sum: Sum) => ({
    ...sum,
    disagreements: Math.round((sum.disagreements * edge.disagreements) / luckyEdge.disagreements),
    ahead: round((sum.ahead * (edge.ahead ?? 0)) / (luckyEdge.ahead ?? 1)),
  });
  const { leagues, clubs } = edgeDetails;
  return { timeline: edgeTimeline(edge), leagues: leagues.map(scaled), clubs: clubs.map(scaled) };
}
