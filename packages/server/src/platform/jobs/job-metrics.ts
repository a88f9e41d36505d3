import type { Registry } from 'prom-client';
import type { Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';
import { addGauge } from '../metrics/gauge.ts';

/** Adds the metrics of the stored jobs that are due. `now` returns real time. */
export function addJobMetrics(registry: Registry, db: Db, now: () => Instant = Date.now): void {
  const due = (at: Instant) => db.selectFrom('jobs').where('run_at', '<=', at);
  addGauge(registry, {
    name: 'jobs_waiting',
    help: 'Stored jobs that are due',
    async read() {
      const { count } = await due(now())
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  });
  addGauge(registry, {
    name: 'jobs_oldest_due_age_seconds',
    help: 'How long the oldest stored job has been due',
    async read() {
      const at = now();
      const { oldest } = await due(at)
        .select((eb) => eb.fn.min('run_at').as('oldest'))
        .executeTakeFirstOrThrow();
      return oldest === null ? 0 : (at - oldest) / 1_000;
    },
  });
}
