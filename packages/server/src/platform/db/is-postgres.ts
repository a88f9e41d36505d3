import { type Kysely, PostgresAdapter } from 'kysely';

/** Where the two databases need different SQL. */
export const isPostgres = (db: Pick<Kysely<never>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;
