import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';

/** All tables; a missing one is a type error. */
const TABLES = Object.keys({
  users: true,
  sessions: true,
  signup_requests: true,
  password_resets: true,
  email_confirmations: true,
  matches: true,
  predictions: true,
  picks: true,
  crowds: true,
  grades: true,
  pick_results: true,
  user_achievements: true,
  blocks: true,
  mutes: true,
  follows: true,
  follow_counts: true,
  username_suffixes: true,
  board_totals: true,
  notifications: true,
  match_chats: true,
  chat_messages: true,
  chat_reads: true,
  dm_threads: true,
  dm_participants: true,
  dm_messages: true,
  shares: true,
  share_pictures: true,
  friend_leagues: true,
  friend_league_members: true,
  key_value: true,
  observations: true,
  source_health: true,
  leases: true,
  jobs: true,
  rate_windows: true,
  proof_entries: true,
  proof_nodes: true,
  proof_checkpoints: true,
  reminder_settings: true,
  calendar_addresses: true,
  calendar_events: true,
  push_subscriptions: true,
  pushes: true,
  push_messages: true,
  hidden_results: true,
  shown_results: true,
  moderation_cases: true,
  moderation_reports: true,
  moderation_reasons: true,
  moderation_context: true,
  moderation_decisions: true,
  moderation_log: true,
  user_clubs: true,
} satisfies Record<keyof Tables, true>) as (keyof Tables)[];

export type Dump = Record<keyof Tables, string[]>;

/** Returns every row of every table as sorted JSON, without the last use of sessions. */
export async function dumpTables(db: Db): Promise<Dump> {
  const entries: [string, string[]][] = [];
  for (const table of TABLES) {
    const rows: object[] = await db.selectFrom(table).selectAll().execute();
    const texts = rows.map((row) => JSON.stringify({ ...row, last_seen_at: undefined }));
    entries.push([table, texts.toSorted()]);
  }
  return Object.fromEntries(entries) as Dump;
}

/** Returns every row of every table in the database as text, including tables unknown to the schema. */
export async function dumpEverything({ db, dialect }: OpenDatabase): Promise<string> {
  const tables =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  let all = '';
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all += rows.map((row) => `${name} ${JSON.stringify(row)}\n`).join('');
  }
  return all;
}
