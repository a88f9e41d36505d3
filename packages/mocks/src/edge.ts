import type { Edge, EdgeDetails, EdgePoint } from '@machine/contract';

export const tooFewEdge: Edge = { disagreements: 12, ahead: null, luck: null, odds: null, verdict: 'TOO_FEW' };
export const noEdge: Edge = { disagreements: 0, ahead: null, luck: null, odds: null, verdict: 'TOO_FEW' };
export const luckyEdge: Edge = { disagreements: 61, ahead: 21, luck: 62.8, odds: 4, verdict: 'WITHIN_LUCK' };
export const unluckyEdge: Edge = { disagreements: 61, ahead: -21, luck: 62.8, odds: 4, verdict: 'WITHIN_LUCK' };
export const betterEdge: Edge = { disagreements: 264, ahead: 136.6, luck: 121.6, odds: 1_250, verdict: 'BETTER' };
export const worseEdge: Edge = { disagreements: 264, ahead: -136.6, luck: 121.6, odds: 1_250, verdict: 'WORSE' };

const DAY_MS = 86_400_000;
const END = Date.UTC(2025, 9, 14);

/** Generates an edge that develops over `disagreements` matches and ends at `ahead`. */
export function edgeTimeline({ disagreements, ahead, luck }: Edge): EdgePoint[] {
  const step = Math.ceil(disagreements / 200);
  return Array.from({ length: disagreements }, (_, index) => {
    const share = (index + 1) / disagreements;
    const wave = Math.sin(index / 3) * 4.5 + Math.sin(index / 11) * 8.5;
    return {
      at: new Date(END - (disagreements - index) * (DAY_MS / 4)).toISOString(),
      disagreements: index + 1,
      ahead: round((ahead ?? 0) * share + wave * (1 - share)),
      luck: round(32.5 + ((luck ?? 0) - 32.5) * Math.sqrt(share)),
    };
  }).filter((_, index) => (disagreements - 1 - index) % step === 0);
}

const round = (value: number) => Math.round(value * 10) / 10;

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

export const emptyEdgeDetails: EdgeDetails = { timeline: [], leagues: [], clubs: [] };

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
