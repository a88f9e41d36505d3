import { type Kysely, sql, SqliteAdapter } from 'kysely';

/**
 * The migration '013_kept_counts': kept counters and indexes for leaderboards, follows and user search, so that no read
 * takes longer the more players there are.
 */
export async function keptCounts(db: Kysely<never>): Promise<void> {
  await addIndexesOfUsers(db);
  await addFollowCounts(db);
  await addUsernameSuffixes(db);
  await addBoardTotals(db);
}

const isActive = sql<boolean>`deleted_at is null`;

/** Usernames are part of the indexes of leaderboards, because they order ties. */
async function addIndexesOfUsers(db: Kysely<never>): Promise<void> {
  const index = (name: string) => db.schema.createIndex(name).on('users');
  await index('users_stars').columns(['stars desc', 'username_key']).where(isActive).execute();
  await index('users_streak')
    .columns(['current_streak desc', 'username_key'])
    .where(sql<boolean>`deleted_at is null and current_streak > 0`)
    .execute();
}

async function addFollowCounts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('follow_counts')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('followers', 'integer', (column) => column.notNull())
    .addColumn('following', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into follow_counts (user_id, username_key, followers, following)
    select users.id, users.username_key, sum(counted.followers), sum(counted.following)
    from (
      select followee_id as user_id, count(*) as followers, 0 as following from follows group by followee_id
      union all
      select follower_id as user_id, 0 as followers, count(*) as following from follows group by follower_id
    ) as counted
    inner join users on users.id = counted.user_id
    group by users.id, users.username_key`.execute(db);
  await db.schema
    .createIndex('follow_counts_followers')
    .on('follow_counts')
    .columns(['followers desc', 'username_key'])
    .where(sql<boolean>`followers > 0`)
    .execute();
}

/** A text starts with another one if it lies in a range, which needs the order of the bytes. */
const byteOrderedText = (db: Kysely<never>) =>
  db.getExecutor().adapter instanceof SqliteAdapter ? sql`text` : sql`text collate "C"`;

/** Indexes are built after the rows are written, which takes a fraction of the time, and there is no foreign key to check. */
async function addUsernameSuffixes(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('username_suffixes')
    .addColumn('suffix', byteOrderedText(db), (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .execute();
  // Place 0 is the whole name behind a mark, which no name contains.
  await sql`insert into username_suffixes (suffix, user_id)
    with recursive places(place) as (
      select 0 union all select place + 1 from places
        where place < (select coalesce(max(length(username_key)), 0) from users)
    )
    select case place when 0 then ${sql.lit('\u0001')} || username_key else substr(username_key, place) end, id
    from users inner join places on place <= length(username_key)
    where deleted_at is null`.execute(db);
  const columns = ['suffix', 'user_id'];
  await db.schema.createIndex('username_suffixes_once').unique().on('username_suffixes').columns(columns).execute();
  await db.schema.createIndex('username_suffixes_user').on('username_suffixes').column('user_id').execute();
}

const DAY_MS = 86_400_000;
/** Game days start at 10:00 UTC, and weeks of the game on Monday; 1970-01-05 was one. */
const DAY_OFFSET_MS = 36_000_000;
const WEEK_OFFSET_MS = DAY_OFFSET_MS + 4 * DAY_MS;

/** Returns the start of the span that contains `start_time`. The remainder of a negative number would be negative. */
const spanStart = (length: number, offset: number) => {
  const since = sql`(start_time - ${sql.lit(offset)})`;
  return sql`start_time - ((${since} % ${sql.lit(length)}) + ${sql.lit(length)}) % ${sql.lit(length)}`;
};

/** The periods of leaderboards, how few picks aren't listed on AI Slayers, and which pick results count. */
const PERIODS = [
  { period: 'daily', start: spanStart(DAY_MS, DAY_OFFSET_MS), minimum: 1, stars: sql`stars`, counted: sql`1 = 1` },
  {
    period: 'weekly',
    start: spanStart(7 * DAY_MS, WEEK_OFFSET_MS),
    minimum: 3,
    stars: sql`stars`,
    counted: sql`1 = 1`,
  },
  { period: 'all', start: sql`0`, minimum: 10, stars: sql`0`, counted: sql`is_slayer_pick = 1` },
];

async function addBoardTotals(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('board_totals')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('slayer_correct', 'integer', (column) => column.notNull())
    .addColumn('slayer_picks', 'integer', (column) => column.notNull())
    .addColumn('slayer_score', 'double precision')
    .addPrimaryKeyConstraint('board_totals_once', ['user_id', 'period', 'starts_at'])
    .execute();
  for (const { period, start, minimum, stars, counted } of PERIODS) {
    await sql`insert into board_totals
        (user_id, period, starts_at, username_key, stars, slayer_correct, slayer_picks, slayer_score)
      select user_id, ${sql.lit(period)}, starts_at, username_key, stars, correct, picks,
        case when picks >= ${sql.lit(minimum)} then
          (correct + 2 - 2 * sqrt(cast(correct * (picks - correct) as double precision) / picks + 1)) / (picks + 4) end
      from (
        select results.user_id, results.starts_at, users.username_key, sum(results.stars) as stars,
          sum(results.is_slayer_pick * results.was_correct) as correct, sum(results.is_slayer_pick) as picks
        from (
          select user_id, ${start} as starts_at, ${stars} as stars, is_slayer_pick, was_correct
          from pick_results where ${counted}
        ) as results
        inner join users on users.id = results.user_id
        where users.deleted_at is null
        group by results.user_id, results.starts_at, users.username_key
      ) as totals
      where stars > 0 or picks > 0`.execute(db);
  }
  // Also finds the totals of a span that has long ended.
  await schema
    .createIndex('board_totals_stars')
    .on('board_totals')
    .columns(['period', 'starts_at', 'stars desc', 'username_key'])
    .execute();
  await schema
    .createIndex('board_totals_slayers')
    .on('board_totals')
    .columns(['period', 'starts_at', 'slayer_score desc', 'username_key'])
    .where(sql<boolean>`slayer_score is not null`)
    .execute();
  // Nothing reads them anymore.
  await schema.dropIndex('pick_results_period').execute();
}
