import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By name, in order; one that has run anywhere is never edited. Types and words are those both databases know. */
export const migrations: Record<string, Migration> = {
  '001_play': { up: play },
};

async function play(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('rank', 'text', (column) => column.notNull().defaultTo('ROOKIE'))
    .addColumn('stars', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('current_streak', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('best_streak', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('email_notifications', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('notify_rank_up', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('notify_achievement', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('notify_match_start', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('notify_follower_pick', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('profile_image_url', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('league', 'text', (column) => column.notNull())
    .addColumn('home_team', 'text', (column) => column.notNull())
    .addColumn('away_team', 'text', (column) => column.notNull())
    .addColumn('home_abbr', 'text', (column) => column.notNull())
    .addColumn('away_abbr', 'text', (column) => column.notNull())
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('score_home', 'integer')
    .addColumn('score_away', 'integer')
    .addColumn('clock', 'text')
    .addColumn('is_gold', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('matches_open').on('matches').columns(['status', 'start_time']).execute();
  await schema
    .createTable('predictions')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('machine_pick', 'text', (column) => column.notNull())
    .addColumn('confidence_pct', 'double precision', (column) => column.notNull())
    .addColumn('analysis', 'text', (column) => column.notNull())
    .addColumn('rationale', 'text', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('model_version', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('picks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('choice', 'text', (column) => column.notNull().check(sql`choice in ('AGREE', 'DISAGREE')`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('picks_once', ['user_id', 'match_id'])
    .execute();
  await schema.createIndex('picks_crowd').on('picks').columns(['match_id', 'choice']).execute();
}
