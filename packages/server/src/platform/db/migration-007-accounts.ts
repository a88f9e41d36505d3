import { type Kysely, sql } from 'kysely';

/** The migration '007_accounts': claimed addresses, sign-up retries, known devices and the session list. */
export async function accounts(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema.alterTable('users').addColumn('claimed_email_key', 'text').execute();
  await schema
    .createIndex('users_claim')
    .on('users')
    .columns(['claimed_email_key', 'created_at'])
    .where(sql<boolean>`claimed_email_key is not null`)
    .execute();
  await schema
    .alterTable('users')
    .addColumn('device_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('sessions').addColumn('device', 'text').execute();
  await schema
    .createTable('signup_requests')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    // No foreign key: this row is written before its user, so that concurrent retries wait for each other.
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('username_generated', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
