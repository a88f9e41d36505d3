import type { Kysely } from 'kysely';

/** The migration '021_shares': what players share with everyone, and the pictures that were drawn last. */
export async function shares(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('hides_result', 'integer', (column) => column.notNull())
    .addColumn('selection', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('shares_once', ['user_id', 'kind', 'subject', 'hides_result'])
    .execute();
  await schema.createIndex('shares_user').on('shares').columns(['user_id', 'created_at', 'id']).execute();
  await schema
    .createTable('share_pictures')
    .addColumn('share_id', 'text', (column) => column.primaryKey().references('shares.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('png', 'text', (column) => column.notNull())
    .addColumn('drawn_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('share_pictures_drawn').on('share_pictures').column('drawn_at').execute();
}
