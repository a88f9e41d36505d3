import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './migration-007-accounts.ts';
import { clubs } from './migration-019-clubs.ts';
import { crowd } from './migration-005-crowd.ts';
import { edgeTotals } from './migration-011-edge-totals.ts';
import { email } from './migration-006-email.ts';
import { fairGame } from './migration-009-fair-game.ts';
import { friendLeagues } from './migration-020-friend-leagues.ts';
import { digests } from './migration-010-digests.ts';
import { keptCounts } from './migration-013-kept-counts.ts';
import { hiddenResults } from './migration-023-hidden-results.ts';
import { reportCounts } from './migration-024-report-counts.ts';
import { jobs } from './migration-014-jobs.ts';
import { liveFeed } from './migration-012-live-feed.ts';
import { moderation } from './migration-018-moderation.ts';
import { proof } from './migration-016-proof.ts';
import { safety } from './migration-017-safety.ts';
import { rateWindows } from './migration-015-rate-windows.ts';
import { reminders } from './migration-022-reminders.ts';
import { shares } from './migration-021-shares.ts';
import { trust } from './migration-004-trust.ts';

/** Migrations by name, in order, in SQL that both databases support. Never edit one that has been released. */
export const migrations: Record<string, Migration> = {
  '001_play': { up: play },
  '002_results': { up: results },
  '003_social': { up: social },
  '004_trust': { up: trust },
  '005_crowd': { up: crowd },
  '006_email': { up: email },
  '007_accounts': { up: accounts },
  '008_key_value': { up: keyValue },
  '009_fair_game': { up: fairGame },
  '010_digests': { up: digests },
  '011_edge_totals': { up: edgeTotals },
  '012_live_feed': { up: liveFeed },
  '013_kept_counts': { up: keptCounts },
  '014_jobs': { up: jobs },
  '015_rate_windows': { up: rateWindows },
  '016_proof': { up: proof },
  '017_safety': { up: safety },
  '018_moderation': { up: moderation },
  '019_clubs': { up: clubs },
  '020_friend_leagues': { up: friendLeagues },
  '021_shares': { up: shares },
  '022_reminders': { up: reminders },
  '023_hidden_results': { up: hiddenResults },
  '024_report_counts': { up: reportCounts },
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

async function results(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .alterTable('users')
    .addColumn('is_bot', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('grades')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('score_home', 'integer')
    .addColumn('score_away', 'integer')
    .addColumn('outcome', 'text')
    .addColumn('machine_correct', 'integer')
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addColumn('graded_at', 'bigint', (column) => column.notNull())
    .addColumn('post_mortem', 'text')
    .execute();
  await schema
    .createIndex('grades_order')
    .on('grades')
    .columns(['start_time', 'match_id', 'machine_correct'])
    .execute();
  await schema
    .createIndex('grades_unexplained')
    .on('grades')
    .column('graded_at')
    .where(sql<boolean>`machine_correct = 0 and post_mortem is null`)
    .execute();
  await schema.createIndex('matches_start').on('matches').columns(['start_time', 'id']).execute();
  await schema
    .createTable('pick_results')
    .addColumn('pick_id', 'text', (column) => column.primaryKey().references('picks.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('was_correct', 'integer', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addColumn('picked_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('pick_results_match').on('pick_results').column('match_id').execute();
  await schema
    .createIndex('pick_results_streak')
    .on('pick_results')
    .columns(['user_id', 'start_time', 'picked_at', 'match_id', 'was_correct', 'stars', 'choice'])
    .execute();
  await schema
    .createIndex('pick_results_period')
    .on('pick_results')
    .columns(['start_time', 'user_id', 'choice', 'was_correct', 'stars'])
    .execute();
  // Covers the all-time AI Slayers board: half the rows, already grouped by player.
  await schema
    .createIndex('pick_results_slayers')
    .on('pick_results')
    .columns(['user_id', 'was_correct'])
    .where(sql.ref('choice'), '=', sql.lit('DISAGREE'))
    .execute();
  await schema
    .createTable('user_achievements')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('achievement_id', 'text', (column) => column.notNull())
    .addColumn('unlocked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_achievements_once', ['user_id', 'achievement_id'])
    .execute();
  await schema
    .createTable('follows')
    .addColumn('follower_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('followee_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('follows_once', ['follower_id', 'followee_id'])
    .addCheckConstraint('follows_another', sql`follower_id <> followee_id`)
    .execute();
  await schema.createIndex('follows_followee').on('follows').columns(['followee_id', 'created_at']).execute();
  await schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('event_key', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('is_read', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('notifications_once', ['user_id', 'event_key'])
    .execute();
  await schema.createIndex('notifications_user').on('notifications').columns(['user_id', 'created_at']).execute();
  await schema
    .createTable('kept')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function social(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('match_chats')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('last_position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match_id', 'text', (column) => column.notNull().references('match_chats.match_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text')
    .addColumn('event_key', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('chat_messages_order', ['match_id', 'position'])
    .addUniqueConstraint('chat_messages_request', ['user_id', 'request_key'])
    .addUniqueConstraint('chat_messages_event', ['match_id', 'event_key'])
    .addCheckConstraint('chat_messages_author', sql`(kind = 'USER') = (user_id is not null)`)
    .execute();
  await schema
    .createTable('chat_reads')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('last_position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_reads_once', ['user_id', 'match_id'])
    .execute();
  await schema
    .createTable('dm_threads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('people_key', 'text', (column) => column.notNull().unique())
    .addColumn('last_position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('dm_participants')
    .addColumn('thread_id', 'text', (column) => column.notNull().references('dm_threads.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addPrimaryKeyConstraint('dm_participants_once', ['thread_id', 'user_id'])
    .execute();
  await schema.createIndex('dm_participants_user').on('dm_participants').column('user_id').execute();
  await schema
    .createTable('dm_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('thread_id', 'text', (column) => column.notNull().references('dm_threads.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('dm_messages_order', ['thread_id', 'position'])
    .addUniqueConstraint('dm_messages_request', ['user_id', 'request_key'])
    .execute();
  await schema
    .createIndex('notifications_unread')
    .on('notifications')
    .column('user_id')
    .where(sql<boolean>`is_read = 0`)
    .execute();
  await schema.createIndex('notifications_created').on('notifications').column('created_at').execute();
}

/** Gives the settings table a descriptive name. */
async function keyValue(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('kept').renameTo('key_value').execute();
}
