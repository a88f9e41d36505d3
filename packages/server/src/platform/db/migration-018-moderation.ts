import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The migration '018_moderation': reports, decisions about players, and the log of them. */
export async function moderation(db: Kysely<never>): Promise<void> {
  await moderatedUsers(db);
  await cases(db);
  await decisions(db);
  await log(db);
  await db.schema.alterTable('match_chats').addColumn('word_filter', 'integer').execute();
}

async function moderatedUsers({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('users')
    .addColumn('is_moderator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('users').addColumn('muted_until', 'bigint').execute();
  await schema.alterTable('users').addColumn('suspended_until', 'bigint').execute();
  await schema
    .createIndex('users_moderators')
    .on('users')
    .column('id')
    .where(sql<boolean>`is_moderator = 1`)
    .execute();
}

async function cases({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('moderation_cases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_key', 'text', (column) => column.notNull().unique())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('match_id', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('reporter_count', 'integer', (column) => column.notNull())
    .addColumn('first_reported_at', 'bigint', (column) => column.notNull())
    .addColumn('last_reported_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  await schema
    .createIndex('moderation_cases_open')
    .on('moderation_cases')
    .columns(['state', 'first_reported_at', 'id'])
    .execute();
  await schema
    .createIndex('moderation_cases_decided')
    .on('moderation_cases')
    .columns(['state', 'decided_at', 'id'])
    .execute();
  await schema.createIndex('moderation_cases_user').on('moderation_cases').column('user_id').execute();
  await schema
    .createTable('moderation_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('moderation_cases.id').onDelete('cascade'))
    .addColumn('reporter_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('moderation_reports_once', ['case_id', 'reporter_id'])
    .execute();
  await schema
    .createIndex('moderation_reports_reporter')
    .on('moderation_reports')
    .columns(['reporter_id', 'created_at', 'id'])
    .execute();
  await schema
    .createTable('moderation_context')
    .addColumn('case_id', 'text', (column) => column.notNull().references('moderation_cases.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moderation_context_once', ['case_id', 'position'])
    .execute();
  await schema.createIndex('moderation_context_user').on('moderation_context').column('user_id').execute();
}

async function decisions({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('moderation_decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('moderator_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('undone_at', 'bigint')
    .addColumn('hidden', 'text')
    .execute();
  await schema
    .createIndex('moderation_decisions_user')
    .on('moderation_decisions')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await schema
    .createIndex('moderation_decisions_case')
    .on('moderation_decisions')
    .columns(['case_id', 'created_at'])
    .execute();
}

async function log(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('moderation_log')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('moderator_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('hours', 'integer')
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  const statements = db.getExecutor().adapter instanceof SqliteAdapter ? SQLITE_TRIGGERS : POSTGRES_TRIGGERS;
  for (const statement of statements) await statement.execute(db);
}

const MESSAGE = sql.lit('The moderation log is append-only.');

const SQLITE_TRIGGERS = (['update', 'delete'] as const).map(
  (change) => sql`create trigger ${sql.ref(`moderation_log_no_${change}`)} before ${sql.raw(change)} on moderation_log
    begin select raise(abort, ${MESSAGE}); end`,
);

const POSTGRES_TRIGGERS = [
  sql`create function moderation_log_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception ${MESSAGE}; end $$`,
  sql`create trigger moderation_log_no_change before update or delete on moderation_log
    for each row execute function moderation_log_is_append_only()`,
  sql`create trigger moderation_log_no_truncate before truncate on moderation_log
    for each statement execute function moderation_log_is_append_only()`,
];
