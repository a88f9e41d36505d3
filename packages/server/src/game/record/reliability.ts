import { type League, RECORD_MIN_COUNT, type ReliabilityBin } from '@machine/contract';
import { roundTo } from '../edge/edge.ts';
import { type Forecast, type Outcome, OUTCOMES } from './forecast.ts';

/** A probability that was stated, 0 to 1, and whether it happened. */
export type Stated = { probability: number; happened: boolean };

/** In percent. */
const BIN_WIDTH = 10;
const BINS = 100 / BIN_WIDTH;

/** The quantile of a 95% interval. */
const Z = 1.959964;

/** Returns what a forecast states: a home win, the opposite of which is an away win (NBA), or each outcome (EPL). */
export const statedIn = (league: League, forecast: Forecast, outcome: Outcome): Stated[] =>
  (league === 'NBA' ? (['home'] as const) : OUTCOMES).map((each) => ({
    probability: forecast[each],
    happened: each === outcome,
  }));

/** Counts forecasts by the stated probability. Bins without any are left out; those with too few have no shares. */
export function reliabilityOf(stated: readonly Stated[]): ReliabilityBin[] {
  const bins = Map.groupBy(stated, ({ probability }) => binOf(probability * 100, BIN_WIDTH, BINS));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, forecasts]) => ({
      from: bin * BIN_WIDTH,
      to: (bin + 1) * BIN_WIDTH,
      forecasts: forecasts.length,
      ...sharesOf(forecasts),
    }));
}

/** Returns the number of the bin of a percentage. The last one includes 100. Percentages have one decimal. */
export const binOf = (percent: number, width: number, bins: number): number =>
  Math.min(bins - 1, Math.floor(roundTo(percent, 6) / width));

function sharesOf(forecasts: readonly Stated[]): Pick<ReliabilityBin, 'stated' | 'happened' | 'low' | 'high'> {
  if (forecasts.length < RECORD_MIN_COUNT) return { stated: null, happened: null, low: null, high: null };
  const happened = forecasts.filter((forecast) => forecast.happened).length;
  const { low, high } = wilsonInterval(happened, forecasts.length);
  const stated = forecasts.reduce((sum, { probability }) => sum + probability, 0) / forecasts.length;
  return {
    stated: toPercent(stated),
    happened: toPercent(happened / forecasts.length),
    low: toPercent(low),
    high: toPercent(high),
  };
}

/** Returns Wilson's 95% interval of a share: unlike the usual one, it stays within 0 and 1 and holds for few of them. */
export function wilsonInterval(happened: number, count: number): { low: number; high: number } {
  const share = happened / count;
  const scale = 1 + Z ** 2 / count;
  const center = (share + Z ** 2 / (2 * count)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

/** Converts a share to a percentage with one decimal. */
export const toPercent = (share: number) => roundTo(share * 100, 1);
