import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';

/** Creates all tables, in SQL that both databases support where possible. */
export async function createSchema(db: Kysely<never>): Promise<void> {
  const shared = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8').split(/;\n/);
  for (const statement of [...shared, ...(isPostgres(db) ? POSTGRES : SQLITE)]) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

const APPEND_ONLY = "'The moderation log is append-only.'";

const SQLITE = ['update', 'delete'].map(
  (change) => `create trigger moderation_log_no_${change} before ${change} on moderation_log
    begin select raise(abort, ${APPEND_ONLY}); end`,
);

const POSTGRES = [
  // A text starts with another one if it lies in a range, which needs the order of the bytes.
  'alter table username_suffixes alter column suffix type text collate "C"',
  // A log would make each request wait for the disk. A crash of the database empties the table.
  'alter table rate_windows set unlogged',
  `create function moderation_log_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception ${APPEND_ONLY}; end $$`,
  `create trigger moderation_log_no_change before update or delete on moderation_log
    for each row execute function moderation_log_is_append_only()`,
  `create trigger moderation_log_no_truncate before truncate on moderation_log
    for each statement execute function moderation_log_is_append_only()`,
];
