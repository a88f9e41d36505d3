import { type Kysely, sql } from 'kysely';

/** The migration '004_trust': password recovery, emails, deletion and export. */
export async function trust(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema.alterTable('users').addColumn('deleted_at', 'bigint').execute();
  await schema.alterTable('users').addColumn('purged_at', 'bigint').execute();
  await schema
    .createIndex('users_to_purge')
    .on('users')
    .column('deleted_at')
    .where(sql<boolean>`deleted_at is not null and purged_at is null`)
    .execute();
  await schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.unique().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.alterTable('notifications').addColumn('mail_due_at', 'bigint').execute();
  await schema
    .alterTable('notifications')
    .addColumn('mail_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('notifications')
    .addColumn('about_user_id', 'text', (column) => column.references('users.id'))
    .execute();
  // In existing rows the user is only part of the key: 'pick:' and an id of 36 characters.
  await sql`update notifications set about_user_id = substr(event_key, 6, 36) where kind = 'FOLLOWED_PICK'`.execute(db);
  await schema
    .createIndex('notifications_mail')
    .on('notifications')
    .columns(['mail_due_at', 'created_at', 'id'])
    .where(sql<boolean>`mail_due_at is not null`)
    .execute();
  await schema
    .createIndex('notifications_about')
    .on('notifications')
    .column('about_user_id')
    .where(sql<boolean>`about_user_id is not null`)
    .execute();
  for (const table of ['chat_messages', 'dm_messages']) {
    await schema.createIndex(`${table}_user`).on(table).columns(['user_id', 'created_at', 'id']).execute();
  }
}
