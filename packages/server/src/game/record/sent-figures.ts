import { RECORD_MIN_COUNT, type ReliabilityBin as SentBin, type Scores as SentScores } from '@machine/contract';
import { roundTo } from '../edge/edge.ts';
import type { Scores } from './forecast.ts';
import type { ReliabilityBin } from './reliability.ts';

/** Converts a share to a percentage with one decimal. */
export const toPercent = (share: number): number => roundTo(share * 100, 1);

export const sentScores = ({ accuracy, brier, logLoss }: Scores): SentScores => ({
  accuracy: toPercent(accuracy),
  brier: roundTo(brier, 4),
  logLoss: roundTo(logLoss, 4),
});

/** Of few matches only the number is sent. */
export function sentBin({ from, to, matches, ...shares }: ReliabilityBin): SentBin {
  const range = { from: toPercent(from), to: toPercent(to), matches };
  if (matches < RECORD_MIN_COUNT) return { ...range, stated: null, happened: null, low: null, high: null };
  const { stated, happened, low, high } = shares;
  return {
    ...range,
    stated: toPercent(stated),
    happened: toPercent(happened),
    low: toPercent(low),
    high: toPercent(high),
  };
}
