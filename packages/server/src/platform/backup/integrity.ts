import { DatabaseSync } from 'node:sqlite';
import { sqliteReason } from '../db/sqlite-reason.ts';
import { StartError } from '../start-error.ts';

/** Checks a whole SQLite file. Throws a `StartError` when a page, an index or a constraint is damaged. */
export function checkIntegrity(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      const [first] = database.prepare('pragma integrity_check(1)').all();
      if (first?.integrity_check !== 'ok') throw new StartError(`${file} is damaged: ${first?.integrity_check}.`);
    } finally {
      database.close();
    }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${file} ${sqliteReason(error)}`);
  }
}
