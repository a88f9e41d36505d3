import { PostgresAdapter } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { unknownUser } from './require-user.ts';

/**
 * Keeps accounts from being deleted until the transaction ends. Rejects with 404 if one of them already is. SQLite runs
 * one transaction at a time.
 */
export async function lockUsers(transaction: Db, ids: readonly string[]): Promise<void> {
  const users = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(transaction.getExecutor().adapter instanceof PostgresAdapter, (query) => query.forShare())
    .execute();
  if (users.length < ids.length) throw unknownUser();
}
