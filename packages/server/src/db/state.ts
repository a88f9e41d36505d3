import { sql } from 'kysely';
import type { Db } from './open.ts';

export type DatabaseState = 'ok' | 'unreachable' | 'full';

/** How the database is: whether it answers. Never throws. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  try {
    await sql`select 1`.execute(db);
    return 'ok';
  } catch {
    return 'unreachable';
  }
}
