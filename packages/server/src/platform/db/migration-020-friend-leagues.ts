import { type Kysely, sql } from 'kysely';

/** Fixed here, as a migration must not change with the constants. */
const MEMBERS_MAX = 50;

/** The migration '020_friend_leagues': leagues of players and their members. */
export async function friendLeagues(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('friend_leagues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('thread_id', 'text', (column) => column.notNull().unique().references('dm_threads.id'))
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('member_count', 'integer', (column) => column.notNull())
    .addColumn('invite_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('invite_hash', 'text', (column) => column.unique())
    .addColumn('invite_expires_at', 'bigint')
    .addCheckConstraint('friend_leagues_size', sql`member_count between 0 and ${sql.lit(MEMBERS_MAX)}`)
    .addCheckConstraint('friend_leagues_invite', sql`(invite_hash is null) = (invite_expires_at is null)`)
    .execute();
  await db.schema
    .createTable('friend_league_members')
    .addColumn('league_id', 'text', (column) => column.notNull().references('friend_leagues.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('counts_from', 'bigint', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .addPrimaryKeyConstraint('friend_league_members_once', ['league_id', 'user_id'])
    .execute();
  await db.schema.createIndex('friend_league_members_user').on('friend_league_members').column('user_id').execute();
}
