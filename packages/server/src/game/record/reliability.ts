/** A pick of the Machine: the probability that it stated, 0 to 1, and whether it was right. */
export type StatedPick = { probability: number; isCorrect: boolean };

/** Picks that were stated with a probability of at least `from` and less than `to`. All are shares from 0 to 1. */
export type ReliabilityBin = {
  from: number;
  to: number;
  matches: number;
  /** The mean of the stated probabilities. */
  stated: number;
  /** The share of correct picks, and the bounds of its Wilson interval of 95 %. */
  happened: number;
  low: number;
  high: number;
};

const BINS = 20;
/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/**
 * Compares the probability that is stated for each pick with how often such picks are correct, in bins of five percent.
 * Only the pick counts, because the outcomes of a match depend on each other. Without empty bins.
 */
export function reliabilityBins(picks: readonly StatedPick[]): ReliabilityBin[] {
  const bins = Map.groupBy(picks, ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([index, inBin]) => {
      const matches = inBin.length;
      const correct = inBin.filter(({ isCorrect }) => isCorrect).length;
      const stated = inBin.reduce((sum, { probability }) => sum + probability, 0) / matches;
      return { from: index / BINS, to: (index + 1) / BINS, matches, stated, ...wilsonInterval(correct, matches) };
    });
}

/** Returns a share with its Wilson interval of 95 %, which is also right for small counts and shares near 0 and 1. */
export function wilsonInterval(correct: number, all: number): { happened: number; low: number; high: number } {
  const happened = correct / all;
  const center = happened + Z ** 2 / (2 * all);
  const spread = Z * Math.sqrt((happened * (1 - happened)) / all + Z ** 2 / (4 * all ** 2));
  const scale = 1 + Z ** 2 / all;
  return { happened, low: Math.max(0, (center - spread) / scale), high: Math.min(1, (center + spread) / scale) };
}
