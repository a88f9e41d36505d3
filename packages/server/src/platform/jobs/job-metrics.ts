import type { Registry } from 'prom-client';
import type { Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';
import { addQueueGauges } from '../metrics/gauge.ts';

/** Adds the metrics of the stored jobs that are due. `now` returns real time. */
export const addJobMetrics = (registry: Registry, db: Db, now: () => Instant = Date.now): void =>
  addQueueGauges(registry, db, now, {
    table: 'jobs',
    due: 'run_at',
    length: { name: 'jobs_waiting', help: 'Stored jobs that are due' },
    oldestAge: { name: 'jobs_oldest_due_age_seconds', help: 'How long the oldest stored job has been due' },
  });
