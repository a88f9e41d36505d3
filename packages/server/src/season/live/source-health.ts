import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { SourceName } from './observation.ts';

/** The last answers of a source to one kind of request, and why it fails now. */
export type SourceHealth = {
  source: SourceName;
  request: 'fixtures' | 'live' | 'injuries';
  answeredAt: Instant | null;
  /** Null while requests succeed. */
  failingSince: Instant | null;
  /** One line for the log and the operator; null while requests succeed. */
  failure: string | null;
};

export function readSourceHealth(db: Db): Promise<SourceHealth[]> {
  return db
    .selectFrom('source_health')
    .select(['source', 'request', 'answered_at as answeredAt', 'failing_since as failingSince', 'failure'])
    .orderBy('source')
    .orderBy('request')
    .$castTo<SourceHealth>()
    .execute();
}

export async function writeSourceHealth(db: Db, { source, request, ...health }: SourceHealth): Promise<void> {
  const columns = { answered_at: health.answeredAt, failing_since: health.failingSince, failure: health.failure };
  await db
    .insertInto('source_health')
    .values({ source, request, ...columns })
    .onConflict((conflict) => conflict.columns(['source', 'request']).doUpdateSet(columns))
    .execute();
}
