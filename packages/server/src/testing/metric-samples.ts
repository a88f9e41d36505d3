import type { Metrics } from '../platform/metrics/metrics.ts';

/** Returns the sample lines of the metrics whose names start with `name`. */
export const samples = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.read()).text.split('\n').filter((line) => line.startsWith(name));
