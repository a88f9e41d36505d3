import { BOARDS, PERIODS } from '@machine/contract';
import { CATALOG } from '../../packages/server/src/game/achievement/catalog.ts';
import { chunksOf } from '../../packages/server/src/platform/db/chunks.ts';
import { type Db, openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createRandom } from '../../packages/server/src/platform/random.ts';
import { leaderboardAt } from '../../packages/server/src/game/leaderboard/leaderboard.ts';
import { median } from './stats.ts';

/**
 * Measures how long each leaderboard query takes on SQLite without caching, in milliseconds, as the median of RUNS. All
 * of this time blocks the process, because `node:sqlite` is synchronous.
 */
const RUNS = 9;
const GOAL_MS = 50;
const USERS = 10_000;
const MATCHES = 2_000;
const PICKS_PER_MATCH = 100;
const FOLLOWS_PER_USER = 10;
const ACHIEVEMENTS_PER_USER = 8;

const HOUR = 60 * 60_000;
const END = Date.UTC(2027, 4, 23, 20);
const SEASON_MS = 40 * 7 * 24 * HOUR;

const random = createRandom('boards');
const userAt = (index: number) => `user-${index}`;
/** Users with a low index play, win and are followed more often. */
const randomUser = () => userAt(Math.floor(random.next() ** 2 * USERS));

/** Returns `count` distinct results of `draw`. */
function distinct(count: number, draw: () => string): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
}

async function fill(db: Db): Promise<void> {
  const indexes = Array.from({ length: USERS }, (_, index) => index);
  const users = indexes.map((index) => ({
    id: userAt(index),
    username: `Player_${index}`,
    username_key: `player_${index}`,
    email: userAt(index),
    email_key: userAt(index),
    first_name: 'A',
    last_name: 'B',
    stars: random.below(600),
    current_streak: random.below(12),
    created_at: 0,
  }));
  const matches = Array.from({ length: MATCHES }, (_, index) => ({
    id: `match-${index}`,
    league: 'NBA' as const,
    home_team: 'Los Angeles Lakers',
    away_team: 'Phoenix Suns',
    home_abbr: 'LAL',
    away_abbr: 'PHX',
    start_time: END - Math.floor((index / MATCHES) * SEASON_MS) - HOUR,
    status: 'FINAL' as const,
  }));
  const results = matches.flatMap(({ id, start_time }, index) =>
    distinct(PICKS_PER_MATCH, randomUser).map((userId) => {
      const choice = random.next() < 0.5 ? ('AGREE' as const) : ('DISAGREE' as const);
      // A third of the Machine's predictions are below the probability that the AI Slayers board needs.
      const isSlayerPick = choice === 'DISAGREE' && index % 3 > 0;
      const isRight = random.next() < (choice === 'AGREE' ? 0.6 : 0.4);
      return {
        pick_id: `${id} ${userId}`,
        user_id: userId,
        match_id: id,
        choice,
        was_correct: isRight ? (1 as const) : (0 as const),
        stars: isRight ? (choice === 'AGREE' ? 2 : 3) : 0,
        is_slayer_pick: isSlayerPick ? (1 as const) : (0 as const),
        start_time,
        picked_at: start_time - HOUR,
      };
    }),
  );
  const picks = results.map(({ pick_id, user_id, match_id, choice, picked_at }) => ({
    id: pick_id,
    user_id,
    match_id,
    choice,
    created_at: picked_at,
  }));
  const follows = users.flatMap(({ id }) =>
    distinct(FOLLOWS_PER_USER, randomUser).flatMap((followee) =>
      followee === id ? [] : [{ follower_id: id, followee_id: followee, created_at: random.below(END) }],
    ),
  );
  const achievements = users.flatMap(({ id }) =>
    distinct(ACHIEVEMENTS_PER_USER, () => CATALOG[random.below(CATALOG.length)]?.id ?? '').map((achievement) => ({
      user_id: id,
      achievement_id: achievement,
      unlocked_at: random.below(END),
    })),
  );
  await db.transaction().execute(async (transaction) => {
    for (const rows of chunksOf(users)) await transaction.insertInto('users').values(rows).execute();
    for (const rows of chunksOf(matches)) await transaction.insertInto('matches').values(rows).execute();
    for (const rows of chunksOf(picks)) await transaction.insertInto('picks').values(rows).execute();
    for (const rows of chunksOf(results)) await transaction.insertInto('pick_results').values(rows).execute();
    for (const rows of chunksOf(follows)) await transaction.insertInto('follows').values(rows).execute();
    for (const rows of chunksOf(achievements)) await transaction.insertInto('user_achievements').values(rows).execute();
  });
  console.log(`${users.length} users, ${results.length} graded picks, ${follows.length} follows\n`);
}

const { db, close } = await openDatabase({ databaseUrl: null, dataDir: ':memory:' });
await fill(db);
console.log(`${'board'.padEnd(10)} ${'period'.padEnd(8)} ${'rows'.padStart(5)} ${'ms'.padStart(7)}`);
for (const board of BOARDS) {
  for (const period of PERIODS) {
    const times: number[] = [];
    let rows = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      rows = (await leaderboardAt(db, { board, period }, END)).length;
      times.push(performance.now() - start);
    }
    const ms = median(times);
    if (ms > GOAL_MS) process.exitCode = 1;
    console.log(`${board.padEnd(10)} ${period.padEnd(8)} ${String(rows).padStart(5)} ${ms.toFixed(1).padStart(7)}`);
  }
}
await close();
