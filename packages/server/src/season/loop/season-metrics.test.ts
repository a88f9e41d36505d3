import { expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { openGame } from '../../testing/game.ts';
import { samples } from '../../testing/metric-samples.ts';
import { addSeasonMetrics } from './season-metrics.ts';

it('reports the age and the duration of season ticks, and nothing without a season', async () => {
  let now = 1_000;
  const metrics = createMetrics();
  await openGame({ metrics });
  expect(await samples(metrics, 'season_tick')).toEqual([]);
  const observeTick = addSeasonMetrics(metrics.registry, () => now);
  now += 30_000;
  expect(await samples(metrics, 'season_tick_age')).toEqual(['season_tick_age_seconds 30']);
  observeTick(0.2);
  now += 2_000;
  expect(await samples(metrics, 'season_tick_age')).toEqual(['season_tick_age_seconds 2']);
  expect(await samples(metrics, 'season_tick_duration_seconds_sum')).toEqual(['season_tick_duration_seconds_sum 0.2']);
});
