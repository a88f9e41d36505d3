import { isFull } from './unavailable.ts';

export type DatabaseState = 'ok' | 'unreachable' | 'full';

/** Returns whether the database accepts writes, using a check that throws if not (`checkWritable`). Never throws. */
export async function databaseState(check: () => Promise<void>): Promise<DatabaseState> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    return isFull(error) ? 'full' : 'unreachable';
  }
}
