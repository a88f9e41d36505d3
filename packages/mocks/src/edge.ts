import type { Edge, EdgeDetails, EdgePoint } from '@machine/contract';

export const tooFewEdge: Edge = { disagreements: 12, wins: null, luck: null, verdict: 'TOO_FEW' };
export const noEdge: Edge = { disagreements: 0, wins: null, luck: null, verdict: 'TOO_FEW' };
export const luckyEdge: Edge = { disagreements: 61, wins: 4.2, luck: 12.55, verdict: 'WITHIN_LUCK' };
export const unluckyEdge: Edge = { disagreements: 61, wins: -4.2, luck: 12.55, verdict: 'WITHIN_LUCK' };
export const betterEdge: Edge = { disagreements: 264, wins: 27.31, luck: 24.31, verdict: 'BETTER' };
export const worseEdge: Edge = { disagreements: 264, wins: -27.31, luck: 24.31, verdict: 'WORSE' };

const DAY_MS = 86_400_000;
const END = Date.UTC(2025, 9, 14);

/** Generates an edge that develops over `disagreements` matches and ends at `wins`. */
export function edgeTimeline({ disagreements, wins, luck }: Edge): EdgePoint[] {
  const step = Math.ceil(disagreements / 200);
  return Array.from({ length: disagreements }, (_, index) => {
    const share = (index + 1) / disagreements;
    const wave = Math.sin(index / 3) * 0.9 + Math.sin(index / 11) * 1.7;
    return {
      at: new Date(END - (disagreements - index) * (DAY_MS / 4)).toISOString(),
      disagreements: index + 1,
      wins: round((wins ?? 0) * share + wave * (1 - share)),
      luck: round(6.5 + ((luck ?? 0) - 6.5) * Math.sqrt(share)),
    };
  }).filter((_, index) => (disagreements - 1 - index) % step === 0);
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The sum of both leagues is the edge of `luckyEdge`. */
export const edgeDetails: EdgeDetails = {
  timeline: edgeTimeline(luckyEdge),
  leagues: [
    { league: 'NBA', disagreements: 38, wins: 5.13 },
    { league: 'EPL', disagreements: 23, wins: -0.93 },
  ],
  clubs: [
    { league: 'NBA', club: 'Los Angeles Lakers', disagreements: 9, wins: 2.4 },
    { league: 'NBA', club: 'Boston Celtics', disagreements: 8, wins: -1.12 },
    { league: 'EPL', club: 'Wolverhampton Wanderers', disagreements: 7, wins: 1.05 },
    { league: 'NBA', club: 'Minnesota Timberwolves', disagreements: 6, wins: 0.61 },
    { league: 'EPL', club: 'Arsenal', disagreements: 5, wins: -2 },
    { league: 'NBA', club: 'Phoenix Suns', disagreements: 5, wins: 0 },
    { league: 'EPL', club: 'Brighton & Hove Albion', disagreements: 4, wins: 1.31 },
    { league: 'NBA', club: 'Utah Jazz', disagreements: 2, wins: -0.44 },
    { league: 'EPL', club: 'Everton', disagreements: 1, wins: 0.39 },
  ],
};

export const emptyEdgeDetails: EdgeDetails = { timeline: [], leagues: [], clubs: [] };

export const edgeDetailsOf = (edge: Edge): EdgeDetails => ({ ...edgeDetails, timeline: edgeTimeline(edge) });
