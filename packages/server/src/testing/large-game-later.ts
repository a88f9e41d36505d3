import { sql } from 'kysely';
import { gameDayStartOf, gameWeekOf, gameWeekStart } from '../platform/clock/game-day.ts';
import { DAY_MS } from '../platform/clock/time.ts';

/*
 * The parts of a large game besides matches and players: who restricts whom, requests, leagues, reports and
 * decisions, shares, subscriptions and hidden results.
 */

/** The game time of a large game: a Friday evening. */
export const LARGE_GAME_NOW = Date.UTC(2026, 10, 20, 18);
/** Everybody blocks and reports this player. */
export const UNPOPULAR = 5;
/** Players in each league. */
export const LEAGUE_SIZE = 50;

const NOW = sql.lit(LARGE_GAME_NOW);
const WEEK_AGO = sql.lit(LARGE_GAME_NOW - 7 * DAY_MS);
const number = sql`(cast(substr(users.id, 2) as bigint) - 10000000)`;
const unpopular = sql.lit(`u${10_000_000 + UNPOPULAR}`);

export function laterStatements(players: number) {
  const later = (count: number) => sql`'u' || (10000000 + (${number} + ${sql.lit(count)}) % ${sql.lit(players)})`;
  return [
    sql`insert into blocks (blocker_id, blocked_id, created_at) select id, ${later(3)}, 0 from users`,
    sql`insert into blocks (blocker_id, blocked_id, created_at)
      select id, ${unpopular}, 0 from users where id <> ${unpopular} on conflict do nothing`,
    sql`insert into mutes (muter_id, muted_id, created_at) select id, ${later(4)}, 0 from users`,
    // Everybody follows three clubs.
    sql`insert into user_clubs (user_id, club, followed_at)
      select users.id, clubs.club, 0 from users
      cross join (select 'ARS' as club union all select 'LIV' union all select 'BOS') clubs`,
    // Half of the threads are requests.
    sql`update dm_participants set is_request = 1
      where substr(user_id, 2) <> substr(thread_id, 2) and cast(substr(thread_id, 2) as bigint) % 2 = 0`,
    sql`insert into follow_gains (user_id, period, starts_at, username_key, followers)
      select id, period, starts_at, username_key, 1 + ${number} % 9 from users cross join (
        select 'daily' as period, ${sql.lit(gameDayStartOf(LARGE_GAME_NOW))} as starts_at
        union all select 'weekly', ${sql.lit(gameWeekStart(gameWeekOf(LARGE_GAME_NOW)))}) as spans`,
    ...leagueStatements(),
    ...moderationStatements(later(1)),
    sql`insert into shares (id, user_id, kind, subject, hides_result, selection, created_at)
      select 'h' || user_id, user_id, 'PICK', min(match_id), 0, '{}', ${NOW} from pick_results group by user_id`,
    sql`insert into push_subscriptions (id, user_id, session_hash, endpoint, p256dh, auth, device, created_at)
      select 'p' || users.id, id, 's' || substr(id, 2), 'https://push.example/' || id, '', '', '', ${NOW} from users`,
    // Every second player hides the results of the last week.
    sql`insert into hidden_results (user_id, is_all, clubs, since)
      select id, 1, '[]', ${WEEK_AGO} from users where ${number} % 2 = 0`,
    sql`insert into shown_results (user_id, match_id, start_time)
      select user_id, match_id, start_time from pick_results where was_correct = 1`,
  ];
}

function leagueStatements() {
  const league = sql`(10000000 + ${number} / ${sql.lit(LEAGUE_SIZE)})`;
  const isFirst = sql`${number} % ${sql.lit(LEAGUE_SIZE)} = 0`;
  return [
    sql`insert into dm_threads (id, people_key, last_position, last_at, is_managed)
      select 'lt' || ${league}, 'league:l' || ${league}, 0, ${WEEK_AGO}, 1 from users where ${isFirst}`,
    sql`insert into dm_participants (thread_id, user_id) select 'lt' || ${league}, id from users`,
    sql`insert into friend_leagues (id, name, owner_id, thread_id, starts_at, created_at, member_count)
      select 'l' || ${league}, 'Friends', id, 'lt' || ${league}, ${WEEK_AGO}, ${WEEK_AGO}, ${sql.lit(LEAGUE_SIZE)}
      from users where ${isFirst}`,
    sql`insert into friend_league_members (league_id, user_id, joined_at, counts_from)
      select 'l' || ${league}, id, ${WEEK_AGO}, ${WEEK_AGO} from users`,
    sql`insert into league_week_lines (league_id, week, outcome, created_at)
      select id, ${sql.lit(gameWeekOf(LARGE_GAME_NOW) - 1)}, '{"winners":[],"tenths":0,"lost":[]}', ${NOW}
      from friend_leagues`,
  ];
}

/** The name of every player is reported by one other; half of the cases are decided. */
function moderationStatements(next: ReturnType<typeof sql>) {
  const isDecided = sql`${number} % 2 = 0`;
  return [
    sql`insert into moderation_cases (id, subject_key, subject_kind, subject_id, user_id, content, state, revision,
        reporter_count, first_reported_at, last_reported_at, decided_at)
      select 'c' || users.id, 'NAME:' || users.id, 'NAME', id, id, username,
        case when ${isDecided} then 'DECIDED' else 'OPEN' end, 1, 1, ${WEEK_AGO} + ${number}, ${WEEK_AGO},
        case when ${isDecided} then ${NOW} - ${number} end
      from users`,
    sql`insert into moderation_reports (id, case_id, reporter_id, reason, note, created_at)
      select 'r' || users.id, 'c' || users.id, ${next}, 'SPAM', 'A note', ${WEEK_AGO} from users`,
    sql`insert into moderation_reports (id, case_id, reporter_id, reason, note, created_at)
      select 'x' || users.id, 'c' || ${unpopular}, id, 'SPAM', 'A note', ${WEEK_AGO} + ${number} from users
      where id <> ${unpopular} on conflict do nothing`,
    sql`insert into moderation_context (case_id, position, message_id, user_id, text, created_at)
      select 'c' || users.id, 1, 'm' || users.id, id, 'Go!', ${WEEK_AGO} from users`,
    sql`insert into moderation_reasons (case_id, reason, reporter_count)
      select case_id, reason, count(*) from moderation_reports group by case_id, reason`,
    sql`insert into moderation_decisions (id, case_id, user_id, action, reason, created_at)
      select 'd' || users.id, 'c' || users.id, id, 'WARN', 'SPAM', ${NOW} - ${number} from users where ${isDecided}`,
    sql`insert into moderation_log (position, at, event, user_id, subject_id, reason, hash)
      select ${number} + 1, ${NOW}, 'WARN', id, 'd' || users.id, 'SPAM', '' from users`,
  ];
}
