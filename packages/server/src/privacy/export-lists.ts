import { UNKNOWN_DEVICE } from '../account/user-agent.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';

/** A long list of a user's, page by page. */
export type List = (db: Db, userId: string) => AsyncIterable<object[]>;

/** It bounds what is in memory at a time. */
const PAGE = 500;

type Needs<Row> = {
  /** At most `PAGE` rows, from the one after `after` on. */
  page(db: Db, userId: string, after: Row | undefined): Promise<Row[]>;
  /** What is told of a row. */
  write(row: Row): object;
};

const listOf = <Row>({ page, write }: Needs<Row>): List =>
  async function* list(db, userId) {
    let rows = await page(db, userId, undefined);
    while (rows.length > 0) {
      yield rows.map(write);
      rows = await page(db, userId, rows.at(-1));
    }
  };

const time = (at: Instant) => new Date(at).toISOString();

type Pick = {
  match_id: string;
  home_team: string;
  away_team: string;
  start_time: Instant;
  choice: string;
  created_at: Instant;
  was_correct: 0 | 1 | null;
  stars: number | null;
};

const picks = listOf<Pick>({
  page: (db, userId, after) =>
    db
      .selectFrom('picks')
      .innerJoin('matches', 'matches.id', 'picks.match_id')
      .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
      .select(['picks.match_id', 'home_team', 'away_team', 'matches.start_time', 'picks.choice', 'picks.created_at'])
      .select(['was_correct', 'pick_results.stars'])
      .where('picks.user_id', '=', userId)
      .where('picks.match_id', '>', after?.match_id ?? '')
      .orderBy('picks.match_id')
      .limit(PAGE)
      .execute(),
  write: (row) => ({
    matchId: row.match_id,
    homeTeam: row.home_team,
    awayTeam: row.away_team,
    startTime: time(row.start_time),
    choice: row.choice,
    pickedAt: time(row.created_at),
    wasCorrect: row.was_correct === null ? null : row.was_correct === 1,
    stars: row.stars,
  }),
});

type Other = { id: string; username: string; created_at: Instant };

/** `own`: the user's side of a follow. */
const people = (own: 'follower_id' | 'followee_id', other: 'follower_id' | 'followee_id') =>
  listOf<Other>({
    page: (db, userId, after) =>
      db
        .selectFrom('follows')
        .innerJoin('users', 'users.id', `follows.${other}`)
        .select(['users.id', 'users.username', 'follows.created_at'])
        .where(`follows.${own}`, '=', userId)
        .where('users.deleted_at', 'is', null)
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('follows.created_at', `follows.${other}`),
            '>',
            tuple(after?.created_at ?? BEFORE_ALL, after?.id ?? ''),
          ),
        )
        .orderBy('follows.created_at')
        .orderBy(`follows.${other}`)
        .limit(PAGE)
        .execute(),
    write: ({ id, username, created_at }) => ({ id, username, since: time(created_at) }),
  });

const BEFORE_ALL: Instant = -1;

type News = { id: string; message: string; is_read: 0 | 1; created_at: Instant };

const notifications = listOf<News>({
  page: (db, userId, after) =>
    db
      .selectFrom('notifications')
      .select(['id', 'message', 'is_read', 'created_at'])
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_ALL, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  write: ({ message, is_read, created_at }) => ({ message, isRead: is_read === 1, createdAt: time(created_at) }),
});

type Words = { id: string; place: string; text: string; created_at: Instant };

const chatMessages = listOf<Words>({
  page: (db, userId, after) =>
    db
      .selectFrom('chat_messages')
      .select(['id', 'match_id as place', 'text', 'created_at'])
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_ALL, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  write: ({ place, text, created_at }) => ({ matchId: place, text, createdAt: time(created_at) }),
});

const directMessages = listOf<Words>({
  page: (db, userId, after) =>
    db
      .selectFrom('dm_messages')
      .select(['id', 'thread_id as place', 'text', 'created_at'])
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_ALL, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  write: ({ place, text, created_at }) => ({ threadId: place, text, createdAt: time(created_at) }),
});

type SessionRow = { id_hash: string; device: string | null; created_at: Instant; last_seen_at: Instant };

const sessions = listOf<SessionRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('sessions')
      .select(['id_hash', 'device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id_hash'), '>', tuple(after?.created_at ?? BEFORE_ALL, after?.id_hash ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id_hash')
      .limit(PAGE)
      .execute(),
  write: ({ device, created_at, last_seen_at }) => ({
    device: device ?? UNKNOWN_DEVICE,
    createdAt: time(created_at),
    lastSeenAt: time(last_seen_at),
  }),
});

/** In the order in which they are told. */
export const LISTS: Record<string, List> = {
  picks,
  following: people('follower_id', 'followee_id'),
  followers: people('followee_id', 'follower_id'),
  notifications,
  chatMessages,
  directMessages,
  sessions,
};
