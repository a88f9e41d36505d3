import type { Kysely } from 'kysely';

/** The migration '019_clubs': the clubs that users follow. */
export async function clubs(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('user_clubs')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('club', 'text', (column) => column.notNull())
    .addColumn('followed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_clubs_once', ['user_id', 'club'])
    .execute();
}
