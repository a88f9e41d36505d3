import type { Kysely } from 'kysely';

/**
 * The migration '017_safety': blocks, mutes, threads that can be left, requests, and messages that can be deleted. All
 * existing threads count as accepted.
 */
export async function safety(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('blocks')
    .addColumn('blocker_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('blocked_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_once', ['blocker_id', 'blocked_id'])
    .execute();
  await schema.createIndex('blocks_blocked').on('blocks').columns(['blocked_id', 'blocker_id']).execute();
  await schema
    .createTable('mutes')
    .addColumn('muter_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('muted_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_once', ['muter_id', 'muted_id'])
    .execute();
  await schema.createIndex('mutes_muted').on('mutes').column('muted_id').execute();
  await schema.alterTable('dm_threads').addColumn('started_by', 'text').execute();
  await schema
    .alterTable('dm_threads')
    .addColumn('is_managed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('dm_participants').addColumn('left_at', 'bigint').execute();
  await schema
    .alterTable('dm_participants')
    .addColumn('is_request', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('dm_participants')
    .addColumn('hidden_until', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('dm_messages').addColumn('deleted_at', 'bigint').execute();
  await schema.alterTable('chat_messages').addColumn('deleted_at', 'bigint').execute();
}
