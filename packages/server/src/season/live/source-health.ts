import type { Db } from '../../platform/db/open.ts';
import type { SourceHealth, SourceName } from './observation.ts';

export async function readSourceHealth(db: Db): Promise<SourceHealth[]> {
  const rows = await db.selectFrom('source_health').selectAll().orderBy('source').orderBy('request').execute();
  return rows.map((row) => ({
    source: row.source as SourceName,
    request: row.request as SourceHealth['request'],
    answeredAt: row.answered_at,
    failingSince: row.failing_since,
    failure: row.failure,
  }));
}

export async function writeSourceHealth(db: Db, { source, request, ...health }: SourceHealth): Promise<void> {
  const columns = { answered_at: health.answeredAt, failing_since: health.failingSince, failure: health.failure };
  await db
    .insertInto('source_health')
    .values({ source, request, ...columns })
    .onConflict((conflict) => conflict.columns(['source', 'request']).doUpdateSet(columns))
    .execute();
}
