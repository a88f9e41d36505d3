import type { Db } from './open.ts';
import { isFull } from './unavailable.ts';
import { checkWritable } from './writable.ts';

export type DatabaseState = 'ok' | 'unreachable' | 'full';

/** Tells whether the database takes writes. Never throws. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  try {
    await checkWritable(db);
    return 'ok';
  } catch (error) {
    return isFull(error) ? 'full' : 'unreachable';
  }
}
