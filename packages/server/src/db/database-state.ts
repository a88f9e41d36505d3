import { isFull } from './unavailable.ts';

export type DatabaseState = 'ok' | 'unreachable' | 'full';

/** Tells whether the database takes writes, by a check that throws when it doesn't (`checkWritable`). Never throws. */
export async function databaseState(check: () => Promise<void>): Promise<DatabaseState> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    return isFull(error) ? 'full' : 'unreachable';
  }
}
