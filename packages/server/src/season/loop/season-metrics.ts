import { Histogram, type Registry } from 'prom-client';
import { addGauge } from '../../platform/metrics/gauge.ts';

const TICK_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30];

/** Adds the metrics of a season's ticks. Returns a function that records a tick that took `seconds`. */
export function addSeasonMetrics(registry: Registry, now = () => performance.now()): (seconds: number) => void {
  let tickedAt = now();
  const ticks = new Histogram({
    name: 'season_tick_duration_seconds',
    help: 'Duration of a season tick',
    buckets: TICK_BUCKETS,
    registers: [registry],
  });
  addGauge(registry, {
    name: 'season_tick_age_seconds',
    help: 'Time since the last season tick',
    read: () => (now() - tickedAt) / 1_000,
  });
  return (seconds) => {
    ticks.observe(seconds);
    tickedAt = now();
  };
}
