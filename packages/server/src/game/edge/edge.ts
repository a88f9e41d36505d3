import { type Edge, EDGE_MIN_DISAGREEMENTS, type EdgeVerdict } from '@machine/contract';

/** The sums over a player's graded disagreements with the Machine. */
export type EdgeTotals = {
  disagreements: number;
  /** For each right one, the Machine's probability p; for each wrong one, p - 1. */
  wins: number;
  /** The sum of p(1 - p): the variance of `wins` for a player who knows no more than the Machine. */
  variance: number;
};

/** Of players without an edge, the share that may ever be shown as beyond luck. */
export const ALPHA = 0.05;

/**
 * The variance at which the bound is narrowest is eight times this, 60: about 250 disagreements at even odds, after
 * which 10 points more than the Machine show. A different value keeps the promise of `ALPHA`, too.
 */
export const RHO = 7.5;

/**
 * Returns how far from 0 luck alone may take an edge of this variance: Robbins' normal mixture. It holds for all numbers
 * of disagreements at once, because players look after every match.
 */
export const luckBound = (variance: number): number =>
  Math.sqrt((variance + RHO) * Math.log((variance + RHO) / (RHO * ALPHA * ALPHA)));

export function verdictOf({ disagreements, wins, variance }: EdgeTotals): EdgeVerdict {
  if (disagreements < EDGE_MIN_DISAGREEMENTS) return 'TOO_FEW';
  if (Math.abs(wins) <= luckBound(variance)) return 'WITHIN_LUCK';
  return wins > 0 ? 'BETTER' : 'WORSE';
}

/** Returns the edge as a multiple of what luck explains: beyond 1 and -1 it is more than luck. */
export const edgeScore = ({ wins, variance }: EdgeTotals): number => wins / luckBound(variance);

/** Returns an edge as the API sends it. Rounded after the verdict. */
export const shownEdge = (totals: EdgeTotals) => ({
  disagreements: totals.disagreements,
  wins: shownWins(totals.wins),
  luck: roundTo(luckBound(totals.variance), 2),
  verdict: verdictOf(totals),
});

/** Returns an edge without its number until there are enough disagreements. */
export function edgeOf(user: { edge: number; edge_variance: number; edge_count: number }): Edge {
  const edge = shownEdge(totalsOf(user));
  return edge.verdict === 'TOO_FEW' ? { ...edge, wins: null, luck: null } : edge;
}

export const totalsOf = (user: { edge: number; edge_variance: number; edge_count: number }): EdgeTotals => ({
  disagreements: user.edge_count,
  wins: user.edge,
  variance: user.edge_variance,
});

/**
 * Returns a sum of wins as the API sends it. Each term has at most three decimals: rounding to these first gives the same
 * in whatever order they were added.
 */
export const shownWins = (wins: number) => roundTo(roundTo(wins, 3), 2);

export const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
