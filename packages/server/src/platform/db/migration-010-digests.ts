import { type Kysely, sql } from 'kysely';

/**
 * The migration '010_digests': notification emails become one digest a day for each user. What was graded before counts
 * as seen, so that no one gets the results of a whole season at once.
 */
export async function digests(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema.alterTable('users').addColumn('digest_due_at', 'bigint').execute();
  await schema
    .alterTable('users')
    .addColumn('digest_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('users_digest')
    .on('users')
    .columns(['digest_due_at', 'id'])
    .where(sql<boolean>`digest_due_at is not null`)
    .execute();
  await schema.dropIndex('notifications_mail').execute();
  await schema.alterTable('notifications').dropColumn('mail_tries').execute();
  await schema
    .createIndex('notifications_mail')
    .on('notifications')
    .columns(['user_id', 'mail_due_at'])
    .where(sql<boolean>`mail_due_at is not null`)
    .execute();
  await schema.alterTable('notifications').addColumn('other_user_id', 'text').execute();
  await schema
    .createIndex('notifications_other')
    .on('notifications')
    .column('other_user_id')
    .where(sql<boolean>`other_user_id is not null`)
    .execute();
  await sql`update users set results_seen_at = (select max(graded_at) from grades)`.execute(db);
}
