import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { CATALOG } from '../game/achievement/catalog.ts';
import { recountBoardTotals } from '../game/leaderboard/board-totals.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock/time.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase, type OpenDatabase, sqliteFileIn } from '../platform/db/open.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import { SqliteFileDialect } from '../platform/db/sqlite-dialect.ts';
import type { Tables } from '../platform/db/tables.ts';
import { LARGE_GAME_NOW, laterStatements, LEAGUE_SIZE } from './large-game-later.ts';

/*
 * A game with any number of players, written by the database itself. Everything about a player follows from their number,
 * so games of different sizes differ only in size. The matches are the same.
 */

const MATCHES = { graded: 55, open: 5, unpicked: 10 };
/** The number of graded matches that started today. */
const TODAY = 20;
const PICKED = MATCHES.graded + MATCHES.open;
const PICKS_EACH = 12;
const FOLLOWS_EACH = 10;
/** Everybody follows this player. */
const POPULAR = 1;
const NOTIFICATIONS_EACH = 10;
const ACHIEVEMENTS_EACH = 4;
/** In the chat of each match. */
const CHAT_MESSAGES = 100;

/** Returns the ids of what belongs to player `number`, counted from 0. */
export const largeGameIds = (number: number) => ({
  userId: `u${10_000_000 + number}`,
  /** A match that the player has picked, graded or open. */
  matchId: `m${100 + ((number * 7 + 5) % PICKED)}`,
  gradedMatchId: `m${100 + (number % MATCHES.graded)}`,
  leagueId: `l${10_000_000 + Math.floor(number / LEAGUE_SIZE)}`,
});

type Place = { databaseUrl: string; schema: string } | { dataDir: string };

/** Creates a game with `players` players and opens it. An existing schema of that name is replaced. */
export async function openLargeGame(place: Place, players: number): Promise<OpenDatabase> {
  const isServer = 'databaseUrl' in place;
  const db = isServer ? await openEmptySchema(place) : openEmptyFile(place.dataDir);
  try {
    await migrate(db, { schema: isServer ? place.schema : undefined });
    const restoreIndexes = isServer ? await dropIndexes(db) : async () => {};
    await fill(db, players);
    await restoreIndexes();
    await countKept(db);
    for (const statement of laterStatements(players)) await statement.execute(db);
    await sql.raw(isServer ? 'vacuum analyze' : 'select 1').execute(db);
  } finally {
    await db.destroy();
  }
  return openDatabase(
    isServer ? { databaseUrl: place.databaseUrl, schema: place.schema, dataDir: '' } : { ...place, databaseUrl: null },
  );
}

const openEmptyFile = (dataDir: string) =>
  new Kysely<Tables>({ dialect: new SqliteFileDialect(openSqlite(sqliteFileIn(dataDir))) });

/** Without time limits, and without foreign keys, which would take most of the time. */
async function openEmptySchema({ databaseUrl, schema }: { databaseUrl: string; schema: string }) {
  const options = `-c search_path=${schema} -c session_replication_role=replica -c maintenance_work_mem=512MB`;
  const pool = new Pool({ connectionString: databaseUrl, max: 1, options });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await db.schema.dropSchema(schema).ifExists().cascade().execute();
  await db.schema.createSchema(schema).execute();
  return db;
}

/** Drops the indexes that no constraint needs. Returns a function that builds them again, which is faster than filling them. */
async function dropIndexes(db: Kysely<Tables>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition
    from pg_indexes where schemaname = current_schema()
      and not exists (select 1 from pg_constraint where conname = indexname and connamespace = current_schema()::regnamespace)`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}

async function fill(db: Kysely<Tables>, players: number): Promise<void> {
  await sql`create table players (i bigint primary key)`.execute(db);
  await sql`create table parts (k bigint primary key)`.execute(db);
  await sql`create table words (k bigint primary key, adjective text, animal text)`.execute(db);
  await count(db, 'players', players);
  await count(db, 'parts', PICKS_EACH);
  for (const [index, [adjective, animal]] of WORDS.entries()) {
    await sql`insert into words values (${index}, ${adjective}, ${animal})`.execute(db);
  }
  for (const statement of [...matchStatements(), ...playerStatements(), ...socialStatements(players)]) {
    await statement.execute(db);
  }
  for (const table of ['players', 'parts', 'words']) await db.schema.dropTable(table).execute();
}

/** Fills the tables of counts and of parts of names. */
async function countKept(db: Kysely<Tables>): Promise<void> {
  await sql`insert into follow_counts (user_id, username_key, followers, following)
    select users.id, users.username_key, sum(counted.followers), sum(counted.following)
    from (
      select followee_id as user_id, count(*) as followers, 0 as following from follows group by followee_id
      union all
      select follower_id as user_id, 0 as followers, count(*) as following from follows group by follower_id
    ) as counted
    inner join users on users.id = counted.user_id
    group by users.id, users.username_key`.execute(db);
  // Place 0 is the whole name behind a mark, which no name contains.
  await sql`insert into username_suffixes (suffix, user_id)
    with recursive places(place) as (
      select 0 union all select place + 1 from places where place < (select max(length(username_key)) from users)
    )
    select case place when 0 then ${sql.lit('\u0001')} || username_key else substr(username_key, place) end, id
    from users inner join places on place <= length(username_key)`.execute(db);
  for (const { match_id, start_time } of await db.selectFrom('grades').select(['match_id', 'start_time']).execute()) {
    await recountBoardTotals(db, { matchId: match_id, after: '', upTo: null }, [start_time]);
  }
}

/** Inserts the numbers from 0 up to but not including `end`. */
const count = (db: Kysely<Tables>, table: string, end: number) =>
  sql`insert into ${sql.ref(table)} with recursive numbers(number) as (
      select cast(0 as bigint) union all select number + 1 from numbers where number < ${sql.lit(end - 1)}
    ) select number from numbers`.execute(db);

/** Names are an adjective, an animal and a number, as generated names are. */
const WORDS = [
  ['Agile', 'Badger'],
  ['Brave', 'Cobra'],
  ['Calm', 'Dingo'],
  ['Daring', 'Eagle'],
  ['Eager', 'Falcon'],
  ['Fleet', 'Gecko'],
  ['Gallant', 'Heron'],
  ['Hardy', 'Ibex'],
  ['Keen', 'Jackal'],
  ['Lucky', 'Kestrel'],
  ['Mighty', 'Lynx'],
  ['Nimble', 'Moose'],
  ['Quick', 'Otter'],
  ['Rapid', 'Panther'],
  ['Silent', 'Raven'],
  ['Tough', 'Shark'],
  ['Valiant', 'Tiger'],
  ['Witty', 'Viper'],
  ['Zesty', 'Walrus'],
  ['Bold', 'Fox'],
] as const;

const NOW = sql.lit(LARGE_GAME_NOW);
const GRADED = sql.lit(MATCHES.graded);
const userId = sql`'u' || (10000000 + i)`;
const matchId = sql`'m' || (100 + j)`;

/** Graded matches are 20 minutes apart today, and 3 hours apart before. The others start from now on, every hour. */
function matchStatements() {
  const all = MATCHES.graded + MATCHES.open + MATCHES.unpicked;
  const start = sql`case when j < ${sql.lit(TODAY)} then ${NOW} - (1 + j) * ${sql.lit(20 * MINUTE_MS)}
    when j < ${GRADED} then ${NOW} - (9 + (j - ${sql.lit(TODAY)}) * 3) * ${sql.lit(HOUR_MS)}
    else ${NOW} + (j - ${GRADED} + 1) * ${sql.lit(HOUR_MS)} end`;
  const numbers = sql`(with recursive numbers(j) as (
    select 0 union all select j + 1 from numbers where j < ${sql.lit(all - 1)}) select j from numbers) as numbers`;
  return [
    sql`insert into matches (id, league, home_team, away_team, home_abbr, away_abbr, start_time, status,
        score_home, score_away, is_gold)
      select ${matchId}, 'NBA', 'Los Angeles Lakers', 'Phoenix Suns', 'LAL', 'PHX', ${start},
        case when j < ${GRADED} then 'FINAL' else 'SCHEDULED' end,
        case when j < ${GRADED} then 100 + j end, case when j < ${GRADED} then 110 end,
        case j % 10 when 9 then 1 else 0 end
      from ${numbers}`,
    sql`insert into predictions (match_id, machine_pick, confidence_pct, analysis, rationale, sources, model_version,
        content_hash, created_at, agree_tenths, disagree_tenths, home_pct, draw_pct, away_pct)
      select id, 'HOME', 60, 'Better.', '[]', '[]', 'large', '8' || id, start_time - ${sql.lit(DAY_MS)}, 20, 30, 60, 0, 40
      from matches`,
    sql`insert into grades (match_id, status, score_home, score_away, outcome, machine_correct, start_time, graded_at)
      select id, 'FINAL', score_home, score_away, case when score_home > score_away then 'HOME' else 'AWAY' end,
        case when score_home > score_away then 1 else 0 end, start_time, start_time + ${sql.lit(HOUR_MS / 2)}
      from matches where status = 'FINAL'`,
  ];
}

function playerStatements() {
  const name = sql`first.adjective || second.animal || i`;
  const match = sql`'m' || (100 + (i * 7 + k * 5) % ${sql.lit(PICKED)})`;
  // Nearly always a disagreement, so that everybody has enough of them for every board.
  const isAgree = sql`k = 0 and i % 3 = 0`;
  const isCorrect = sql`((i * 7919 + k * 104729) % 10007) % 2`;
  return [
    sql`insert into users (id, username, username_key, email, email_key, first_name, last_name, created_at, star_tenths,
        current_streak, best_streak, edge, edge_variance, edge_count, edge_score, results_seen_at)
      select ${userId}, ${name}, lower(${name}), 'mail' || i, 'mail' || i, 'A', 'B', 0, ((i * 7919) % 104729) % 20000, i % 12, 12,
        ((i * 31) % 200 - 100) / 20.0, 6, i % 40, ((i * 31) % 200 - 100) / 100.0, ${NOW} - ${sql.lit(2 * DAY_MS)}
      from players inner join words as first on first.k = i % 20 inner join words as second on second.k = (i / 20) % 20`,
    sql`insert into sessions (id_hash, user_id, created_at, last_seen_at)
      select 's' || (10000000 + i), ${userId}, ${NOW}, ${NOW} from players`,
    sql`insert into picks (id, user_id, match_id, choice, created_at, crowd_batch)
      select ${userId} || '-' || k, ${userId}, ${match},
        case when ${isAgree} then 'AGREE' else 'DISAGREE' end, ${NOW} - ${sql.lit(20 * DAY_MS)} + i % 60000, 1
      from players cross join parts`,
    sql`insert into crowds (match_id, agree_count, disagree_count, batch, batch_agree_count, batch_disagree_count)
      select match_id, sum(case choice when 'AGREE' then 1 else 0 end), sum(case choice when 'AGREE' then 0 else 1 end),
        1, 10, 10 from picks group by match_id`,
    sql`insert into pick_results (pick_id, user_id, match_id, choice, was_correct, star_tenths, start_time, picked_at, edge,
        edge_variance, is_slayer_pick)
      select ${userId} || '-' || k, ${userId}, match_id, case when ${isAgree} then 'AGREE' else 'DISAGREE' end,
        ${isCorrect}, ${isCorrect} * 30, start_time, ${NOW} - ${sql.lit(20 * DAY_MS)} + i % 60000,
        case when not (${isAgree}) then ${isCorrect} - 0.4 end, case when not (${isAgree}) then 0.24 end,
        case when ${isAgree} then 0 else 1 end
      from players cross join parts inner join grades on grades.match_id = ${match}`,
  ];
}

function socialStatements(players: number) {
  const followee = sql`case k when 0 then ${sql.lit(POPULAR)}
    else (i * 7919 + k * 104729) % ${sql.lit(players)} end`;
  const achievements = CATALOG.slice(0, ACHIEVEMENTS_EACH).map(({ id }) => id);
  const thread = sql`'t' || (10000000 + i)`;
  const next = sql`'u' || (10000000 + (i + 1) % ${sql.lit(players)})`;
  return [
    sql`insert into follows (follower_id, followee_id, created_at)
      select ${userId}, 'u' || (10000000 + ${followee}), i from players cross join parts
      where k < ${sql.lit(FOLLOWS_EACH)} and ${followee} <> i on conflict do nothing`,
    sql`insert into notifications (id, user_id, kind, event_key, message, is_read, created_at, target_kind, target_id)
      select ${userId} || '-' || k, ${userId}, 'RESULTS', 'day ' || k, 'Friday, November 20: 5 of 6 right',
        case when k < 3 then 0 else 1 end, ${NOW} - k * ${sql.lit(DAY_MS)}, 'COMPLETED', ''
      from players cross join parts where k < ${sql.lit(NOTIFICATIONS_EACH)}`,
    ...achievements.map(
      (id) => sql`insert into user_achievements (user_id, achievement_id, unlocked_at)
        select ${userId}, ${id}, ${NOW} - i % 60000 from players`,
    ),
    sql`insert into dm_threads (id, people_key, last_position, last_at)
      select ${thread}, ${thread}, 2, ${NOW} - ${sql.lit(MINUTE_MS)} from players`,
    sql`insert into dm_participants (thread_id, user_id) select ${thread}, ${userId} from players
      union all select ${thread}, ${next} from players`,
    sql`insert into dm_messages (id, thread_id, position, user_id, text, created_at)
      select ${thread} || '-' || k, ${thread}, k + 1, ${userId}, 'Well played!', ${NOW} - ${sql.lit(MINUTE_MS)}
      from players cross join parts where k < 2`,
    sql`insert into match_chats (match_id, last_position) select id, ${sql.lit(CHAT_MESSAGES)} from matches`,
    sql`insert into chat_messages (id, match_id, position, kind, user_id, text, created_at)
      select matches.id || '-' || i, matches.id, i + 1, 'USER', ${userId}, 'Go!', ${NOW}
      from matches cross join players where i < ${sql.lit(CHAT_MESSAGES)}`,
    sql`insert into chat_reads (user_id, match_id, last_position)
      select user_id, match_id, 50 from picks where match_id in (select id from matches where status = 'SCHEDULED')`,
  ];
}
