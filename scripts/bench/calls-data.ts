import type { Db } from '../../packages/server/src/platform/db/open.ts';
import { chunksOf } from '../../packages/server/src/platform/db/chunks.ts';
import { addMatch } from '../../packages/server/src/testing/rows.ts';

const HOUR_MS = 60 * 60_000;
const USERS = 1_000;
const COMPLETED = 200;
const OPEN = 20;
const MESSAGES = 200;
const FOLLOWS = 50;
const NOTIFICATIONS = 50;

export const ME = 'user-0';
const userAt = (index: number) => `user-${index}`;
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

type Insert = Parameters<Db['insertInto']>[0];
const insert = async (db: Db, table: Insert, rows: object[]) => {
  for (const chunk of chunksOf(rows))
    await db
      .insertInto(table)
      .values(chunk as never)
      .execute();
};

/** Fills a database with a small season: one live match, OPEN open ones, COMPLETED played ones, and what people wrote. */
export async function fill(db: Db, now: number): Promise<void> {
  const users = indexes(USERS).map((index) => ({
    id: userAt(index),
    username: `Player_${index}`,
    username_key: `player_${index}`,
    email: userAt(index),
    email_key: userAt(index),
    first_name: 'A',
    last_name: 'B',
    stars: (index * 37) % 600,
    current_streak: index % 12,
    created_at: 0,
  }));
  await insert(db, 'users', users);
  await addMatch(db, 'live', now - HOUR_MS, { status: 'LIVE', score_home: 55, score_away: 50, clock: 'Q3 4:10' });
  for (const index of indexes(OPEN)) await addMatch(db, `open-${index}`, now + (index + 1) * HOUR_MS);
  for (const index of indexes(COMPLETED)) {
    await addMatch(db, `done-${index}`, now - (index + 4) * HOUR_MS, {
      status: 'FINAL',
      score_home: 101,
      score_away: 90,
    });
  }
  await addPicks(db, now);
  await insert(db, 'follows', [
    ...indexes(FOLLOWS).map((index) => ({ follower_id: ME, followee_id: userAt(index + 1), created_at: index })),
    ...indexes(FOLLOWS).map((index) => ({ follower_id: userAt(index + 1), followee_id: ME, created_at: index })),
  ]);
  await insert(
    db,
    'notifications',
    indexes(NOTIFICATIONS).map((index) => ({
      id: `notification-${index}`,
      user_id: ME,
      kind: 'FOLLOWED_PICK',
      event_key: `event-${index}`,
      message: `Player_${index} picked on Los Angeles Lakers vs Phoenix Suns.`,
      created_at: now - index,
    })),
  );
  await addTexts(db, now);
}

async function addPicks(db: Db, now: number): Promise<void> {
  const matches = ['live', ...indexes(COMPLETED).map((index) => `done-${index}`)];
  const picks = matches.flatMap((matchId, match) =>
    indexes(20).map((user) => ({
      id: `${matchId}-${user}`,
      user_id: userAt(user),
      match_id: matchId,
      choice: (match + user) % 3 === 0 ? 'DISAGREE' : 'AGREE',
      created_at: now - 300 * HOUR_MS,
    })),
  );
  await insert(db, 'picks', picks);
  await insert(
    db,
    'pick_results',
    picks
      .filter(({ match_id }) => match_id !== 'live')
      .map(({ id, user_id, match_id, choice }, index) => ({
        pick_id: id,
        user_id,
        match_id,
        choice,
        was_correct: index % 2,
        stars: index % 2,
        start_time: now - (Math.floor(index / 20) + 4) * HOUR_MS,
        picked_at: now - 300 * HOUR_MS,
      })),
  );
}

const textAt = (index: number) => `Message ${index}: what a shot, I did not expect that from them tonight!`;

async function addTexts(db: Db, now: number): Promise<void> {
  await insert(db, 'match_chats', [{ match_id: 'live', last_position: MESSAGES }]);
  await insert(
    db,
    'chat_messages',
    indexes(MESSAGES).map((index) => ({
      id: `chat-${index}`,
      match_id: 'live',
      kind: 'USER',
      user_id: userAt(index % 20),
      text: textAt(index),
      position: index + 1,
      created_at: now - MESSAGES + index,
    })),
  );
}
