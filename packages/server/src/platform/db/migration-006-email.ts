import { type Kysely, sql } from 'kysely';

/** The migration '006_email': confirmed addresses, and an email queue by kind with expiry. */
export async function email(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  // Null for existing accounts, whose addresses were never confirmed.
  await schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
  await schema
    .createTable('email_confirmations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.alterTable('notifications').addColumn('mail_expires_at', 'bigint').execute();
  // No address is confirmed yet, so no queued email may be sent.
  await sql`update notifications set mail_due_at = null where mail_due_at is not null`.execute(db);
  await schema.dropIndex('notifications_mail').execute();
  await schema
    .createIndex('notifications_mail')
    .on('notifications')
    .columns(['kind', 'mail_due_at', 'created_at', 'id'])
    .where(sql<boolean>`mail_due_at is not null`)
    .execute();
}
