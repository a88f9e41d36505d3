import type { Edge, EdgePoint } from '@machine/contract/edge.ts';
import { round } from './round.ts';

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
