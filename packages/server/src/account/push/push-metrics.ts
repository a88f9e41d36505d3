import { Counter, type Registry } from 'prom-client';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addQueueGauges } from '../../platform/metrics/gauge.ts';
import type { PushOutcome } from './push-client.ts';

/** Adds the metrics of push notifications. `wall` returns real time. Returns a function that counts an attempt. */
export function addPushMetrics(
  registry: Registry,
  db: Db,
  wall: () => Instant,
): (outcome: PushOutcome['kind']) => void {
  addQueueGauges(registry, db, wall, {
    table: 'push_messages',
    due: 'due_at',
    length: { name: 'push_queue_length', help: 'Push notifications due but not sent' },
  });
  const attempts = new Counter({
    name: 'push_attempts_total',
    help: 'Push notifications handed to push services, by what these answered',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return (outcome) => attempts.inc({ outcome });
}
