import { type Kysely, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { writeDurableFile } from './durable-file.ts';
import { sqliteReason } from './sqlite-reason.ts';

/** Copies a SQLite file next to itself before its first pending migration, as `x.before-005_crowd.sqlite`. */
export const copyBeforeUpgrade =
  <T>(db: Kysely<T>, file: string) =>
  async (firstPending: string): Promise<void> => {
    const copy = file.replace(/\.sqlite$/, `.before-${firstPending}.sqlite`);
    try {
      await writeDurableFile(copy, async (part) => void (await sql`vacuum into ${part}`.execute(db)));
    } catch (error) {
      throw new StartError(`A copy of the database, ${copy}, ${sqliteReason(error)}`);
    }
  };
