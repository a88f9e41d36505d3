import type { Db } from './open.ts';

/** Runs `work` in the transaction of `db`, or in a new one. */
export const inTransaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
