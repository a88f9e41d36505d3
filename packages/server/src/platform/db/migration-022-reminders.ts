import { type Kysely, sql } from 'kysely';

/** The migration '022_reminders': the calendar, push notifications and the hour of the digest. */
export async function reminders(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('reminder_settings')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('time_zone', 'text')
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('digest_hour', 'integer')
    .addColumn('digest_at', 'bigint')
    .addColumn('digest_queued_at', 'bigint')
    .execute();
  await schema
    .createIndex('reminder_settings_digest')
    .on('reminder_settings')
    .columns(['digest_at', 'user_id'])
    .where(sql<boolean>`digest_at is not null`)
    .execute();
  await schema
    .createTable('calendar_addresses')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('calendar_events')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('is_cancelled', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await pushTables(db);
}

async function pushTables(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    // A browser gets nothing after its logout, whichever way the session ends.
    .addColumn('session_hash', 'text', (column) => column.notNull().references('sessions.id_hash').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('push_subscriptions_user').on('push_subscriptions').columns(['user_id', 'id']).execute();
  await schema.createIndex('push_subscriptions_session').on('push_subscriptions').column('session_hash').execute();
  await schema
    .createTable('pushes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('event_key', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull().check(sql`slot in (1, 2)`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pushes_once', ['user_id', 'event_key'])
    // The limit: a day has two slots.
    .addUniqueConstraint('pushes_a_day', ['user_id', 'day', 'slot'])
    .execute();
  await schema.createIndex('pushes_created').on('pushes').column('created_at').execute();
  await schema
    .createTable('push_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('event_key', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('push_messages_due').on('push_messages').columns(['due_at', 'id']).execute();
  await schema.createIndex('push_messages_subscription').on('push_messages').column('subscription_id').execute();
}
