import type { Registry } from 'prom-client';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addGauge } from '../../platform/metrics/gauge.ts';

/** Adds the metrics of the email digests that are due. `wall` returns real time. */
export function addEmailQueueMetrics(registry: Registry, db: Db, wall: () => Instant): void {
  const due = (now: Instant) => db.selectFrom('users').where('digest_due_at', '<=', now);
  addGauge(registry, {
    name: 'email_queue_length',
    help: 'Email digests due but not sent',
    async read() {
      const { length } = await due(wall())
        .select((eb) => eb.fn.countAll<number>().as('length'))
        .executeTakeFirstOrThrow();
      return Number(length);
    },
  });
  addGauge(registry, {
    name: 'email_oldest_due_age_seconds',
    help: 'How long the oldest email digest in the queue has been due',
    async read() {
      const now = wall();
      const { oldest } = await due(now)
        .select((eb) => eb.fn.min('digest_due_at').as('oldest'))
        .executeTakeFirstOrThrow();
      return oldest === null ? 0 : (now - oldest) / 1_000;
    },
  });
}
