import { type Edge, EDGE_MIN_DISAGREEMENTS, type EdgeVerdict } from '@machine/contract';
import { FULL_STAKE } from '../prediction/stakes.ts';

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

/** Returns one in how many players who know no more than the Machine is at least this far from 0, on either side. */
export const luckOdds = ({ wins, variance }: EdgeTotals): number =>
  variance === 0 ? 1 : 1 / normalTails(wins / Math.sqrt(variance));

/** Returns an edge as the API sends it, in stars. Rounded after the verdict. */
export const shownEdge = (totals: EdgeTotals) => ({
  disagreements: totals.disagreements,
  ahead: starsAhead(totals.wins),
  luck: luckStars(totals.variance),
  odds: Math.min(ODDS_MAX, Math.round(luckOdds(totals))),
  verdict: verdictOf(totals),
});

/** Nobody needs to know it more exactly, and JSON has no infinity. */
const ODDS_MAX = 1e6;

/** Returns an edge without its number until there are enough disagreements. */
export function edgeOf(user: { edge: number; edge_variance: number; edge_count: number }): Edge {
  const edge = shownEdge(totalsOf(user));
  return edge.verdict === 'TOO_FEW' ? { ...edge, ahead: null, luck: null, odds: null } : edge;
}

export const totalsOf = (user: { edge: number; edge_variance: number; edge_count: number }): EdgeTotals => ({
  disagreements: user.edge_count,
  wins: user.edge,
  variance: user.edge_variance,
});

/**
 * Returns a sum of wins in stars: a right disagreement is worth p of the full stake to its player, a wrong one 1 − p to
 * the Machine. Each term has at most three decimals: rounding to these first gives the same in whatever order they were
 * added.
 */
export const starsAhead = (wins: number) => roundTo(FULL_STAKE * roundTo(wins, 3), 1);

export const luckStars = (variance: number) => roundTo(FULL_STAKE * luckBound(variance), 1);

export const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * Returns the share of a normal distribution that lies at least `deviations` standard deviations from its middle, on
 * either side. Exact to 2 in 10 million (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26).
 */
function normalTails(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return polynomial * Math.exp(-x * x);
}
