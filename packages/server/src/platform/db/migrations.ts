import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../clock/time.ts';
import { createSchema } from './schema.ts';

const statements = (...texts: string[]) => ({
  async up(db: Kysely<never>) {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

/** Migrations by name, in order, in SQL that both databases support. Never edit one that has been released. */
export const migrations: Record<string, Migration> = {
  '001_schema': { up: createSchema },
  // Accounts that only claimed an address keep their sessions, and are deleted when these have ended.
  '002_one_account_per_address': statements(
    'drop index users_claim',
    'alter table users drop column claimed_email_key',
    "delete from key_value where name = 'password salt key'",
  ),
  '003_restored_accounts': statements(
    `create table account_deletions (
      user_id text primary key references users (id),
      token_hash text not null unique,
      kept text not null,
      created_at bigint not null
    )`,
  ),
  '004_deleted_texts': statements(
    `create table deleted_texts (
      message_id text primary key,
      user_id text not null references users (id),
      text text not null,
      deleted_at bigint not null
    )`,
    'create index deleted_texts_user on deleted_texts (user_id)',
  ),
  '005_former_usernames': statements(
    'alter table users add column renamed_at bigint',
    `create table former_usernames (
      username_key text primary key,
      username text not null,
      user_id text not null references users (id),
      changed_at bigint not null
    )`,
    'create index former_usernames_user on former_usernames (user_id, changed_at, username_key)',
  ),
  // Stars get a decimal. Old predictions keep their whole stakes.
  '006_tenths_of_stars': statements(
    ...[
      ['users', 'stars', 'star_tenths'],
      ['pick_results', 'stars', 'star_tenths'],
      ['board_totals', 'stars', 'star_tenths'],
      ['predictions', 'agree_stake', 'agree_tenths'],
      ['predictions', 'disagree_stake', 'disagree_tenths'],
    ].flatMap(([table, stars, tenths]) => [
      `alter table ${table} rename column ${stars} to ${tenths}`,
      `update ${table} set ${tenths} = 10 * ${tenths}`,
    ]),
  ),
  '009_league_week_lines': statements(
    `create table league_week_lines (
      league_id text not null references friend_leagues (id) on delete cascade,
      week integer not null,
      outcome text not null,
      created_at bigint not null,
      constraint league_week_lines_once primary key (league_id, week)
    )`,
  ),
  // AI Slayers ranks by the share that it shows, Streak Kings and Most Followed by that of the day or week.
  '010_boards_by_period': statements(
    `update board_totals set slayer_score = (2000 * slayer_correct + slayer_picks) / (2 * slayer_picks)
      where slayer_score is not null`,
    'alter table board_totals add column run integer not null default 0',
    'alter table board_totals add column best_run integer not null default 0',
    `with ordered as (
        select totals.user_id, period, starts_at, was_correct, sum(1 - was_correct) over (
          partition by totals.user_id, period, starts_at order by start_time, picked_at, match_id
          rows unbounded preceding) as misses
        from board_totals as totals inner join pick_results as results on results.user_id = totals.user_id
          and start_time >= starts_at and start_time < starts_at + case period when 'daily' then 1 else 7 end * 86400000
        where period <> 'all'),
      runs as (
        select user_id, period, starts_at, misses, sum(was_correct) as hits,
          max(misses) over (partition by user_id, period, starts_at) as last
        from ordered group by user_id, period, starts_at, misses),
      fresh as (
        select user_id, period, starts_at, max(hits) as best, max(case when misses = last then hits end) as latest
        from runs group by user_id, period, starts_at)
      update board_totals set run = fresh.latest, best_run = fresh.best from fresh
      where board_totals.user_id = fresh.user_id and board_totals.period = fresh.period
        and board_totals.starts_at = fresh.starts_at`,
    'create index board_totals_streaks on board_totals (period, starts_at, best_run desc, username_key)',
    `create table follow_gains (
      user_id text not null references users (id),
      period text not null,
      starts_at bigint not null,
      username_key text not null,
      followers integer not null,
      constraint follow_gains_once primary key (user_id, period, starts_at)
    )`,
    'create index follow_gains_followers on follow_gains (period, starts_at, followers desc, username_key)',
    // Days begin at 10:00 UTC and weeks on Monday; January 5, 1970 was one.
    ...[
      ['daily', DAY_MS, 10 * HOUR_MS],
      ['weekly', WEEK_MS, 4 * DAY_MS + 10 * HOUR_MS],
    ].map(
      ([period, length, shift]) => `insert into follow_gains (user_id, period, starts_at, username_key, followers)
        select followee_id, '${period}', starts_at, username_key, count(*)
        from (
          select followee_id, created_at - (created_at - ${shift}) % ${length} as starts_at from follows
          where created_at > (select max(created_at) from follows) - ${WEEK_MS}
        ) as recent inner join users on users.id = followee_id
        group by followee_id, starts_at, username_key`,
    ),
  ),
  // The pictures of shares are kept in memory.
  '011_no_share_pictures': statements('drop table share_pictures'),
};
