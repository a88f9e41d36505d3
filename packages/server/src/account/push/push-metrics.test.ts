import { expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { samples } from '../../testing/metric-samples.ts';
import { openPushGame } from '../../testing/push-game.ts';
import { createPushJob } from './push-job.ts';
import { addPushMetrics } from './push-metrics.ts';

it('reports the push notifications that are due, and what push services answer', async () => {
  const { game, client, queue } = await openPushGame();
  game.setTime(Date.UTC(2026, 10, 20, 12));
  const metrics = createMetrics();
  const onAttempt = addPushMetrics(metrics.registry, game.db, game.now);
  const send = createPushJob({ db: game.db, wall: game.now, pushClient: client, onAttempt });
  expect(await samples(metrics, 'push_')).toEqual(['push_queue_length 0']);

  await queue('RESULTS', 'a');
  expect(await samples(metrics, 'push_')).toEqual(['push_queue_length 1']);
  client.respond = () => ({ kind: 'later', retryAfterMs: null });
  await send(new AbortController().signal);
  // Not due before the next attempt.
  expect(await samples(metrics, 'push_')).toEqual(['push_queue_length 0', 'push_attempts_total{outcome="later"} 1']);
});
