import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
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
};
