import { expect, it } from 'vitest';
import { z } from 'zod';
import { samples } from '../../testing/metric-samples.ts';
import { updateTable } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { addJob, defineTask } from './job.ts';
import { addJobMetrics } from './job-metrics.ts';

it('reports the due jobs and the age of the oldest', async () => {
  const [{ db }, metrics] = [await openTestDatabase(), createMetrics()];
  addJobMetrics(metrics.registry, db, () => 100_000);
  expect(await samples(metrics, 'jobs_')).toEqual(['jobs_waiting 0', 'jobs_oldest_due_age_seconds 0']);
  const task = defineTask('any', z.object({}));
  for (const [key, run_at] of Object.entries({ oldest: 10_000, due: 100_000, later: 100_001 })) {
    await addJob(db, task, {}, { key });
    await updateTable(db, 'jobs', { run_at }, { key });
  }
  expect(await samples(metrics, 'jobs_')).toEqual(['jobs_waiting 2', 'jobs_oldest_due_age_seconds 90']);
});
