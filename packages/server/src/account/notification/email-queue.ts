import type { Registry } from 'prom-client';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addQueueGauges } from '../../platform/metrics/gauge.ts';

/** Adds the metrics of the email digests that are due. `wall` returns real time. */
export const addEmailQueueMetrics = (registry: Registry, db: Db, wall: () => Instant): void =>
  addQueueGauges(registry, db, wall, {
    table: 'users',
    due: 'digest_due_at',
    length: { name: 'email_queue_length', help: 'Email digests due but not sent' },
    oldestAge: {
      name: 'email_oldest_due_age_seconds',
      help: 'How long the oldest email digest in the queue has been due',
    },
  });
