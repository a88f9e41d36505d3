import type { AvoidedPlayer } from '@machine/contract';
import { createProofKey } from '../../game/proof/key.ts';
import { receiptsOf, selectPicks } from '../../game/proof/receipts.ts';
import type { SignedPick } from '../../game/proof/receipt.ts';
import { UNKNOWN_DEVICE } from '../../platform/session/user-agent.ts';
import type { ShareRow } from '../../platform/db/tables-shares.ts';
import { toOwnShare } from '../share/shares.ts';
import type { Db } from '../../platform/db/open.ts';
import { exportedDecisions, exportedReports } from '../moderation/export-lists.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { blockedBy, mutedBy } from '../safety/avoid.ts';
import { isVisibleTo } from '../safety/hidden.ts';

/** Reads a long list of a user's data page by page. */
export type ExportList = (db: Db, userId: string) => AsyncIterable<object[]>;

/** Rows in memory at a time. */
const PAGE_SIZE = 500;

type ListOptions<Row> = {
  /** Reads the `PAGE_SIZE` rows that follow `after`. */
  page(db: Db, userId: string, after: Row | undefined): Promise<Row[]>;
  /** Returns the exported fields of a row. */
  toJson(row: Row): object;
};

const listOf = <Row>({ page, toJson }: ListOptions<Row>): ExportList =>
  async function* list(db, userId) {
    let rows = await page(db, userId, undefined);
    while (rows.length > 0) {
      yield rows.map(toJson);
      rows = await page(db, userId, rows.at(-1));
    }
  };

const toIso = (at: Instant) => new Date(at).toISOString();

type PickRow = {
  match_id: string;
  home_team: string;
  away_team: string;
  start_time: Instant;
  choice: string;
  created_at: Instant;
  was_correct: 0 | 1 | null;
  stars: number | null;
  edge: number | null;
};

const picks = listOf<PickRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('picks')
      .innerJoin('matches', 'matches.id', 'picks.match_id')
      .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
      .select(['picks.match_id', 'home_team', 'away_team', 'matches.start_time', 'picks.choice', 'picks.created_at'])
      .select(['was_correct', 'pick_results.stars', 'pick_results.edge'])
      .where('picks.user_id', '=', userId)
      .where('picks.match_id', '>', after?.match_id ?? '')
      .orderBy('picks.match_id')
      .limit(PAGE_SIZE)
      .execute(),
  toJson: (row) => ({
    matchId: row.match_id,
    homeTeam: row.home_team,
    awayTeam: row.away_team,
    startTime: toIso(row.start_time),
    choice: row.choice,
    pickedAt: toIso(row.created_at),
    wasCorrect: row.was_correct === null ? null : row.was_correct === 1,
    stars: row.stars,
    edge: row.edge,
  }),
});

/** Receipts in memory at a time, of about 3 kB each. */
const RECEIPTS_PAGE_SIZE = 100;

/** Signed again from the picks: the server doesn't store receipts. */
const receipts: ExportList = async function* receipts(db, userId) {
  const proofKey = createProofKey(db);
  let picks = await signedPicksAfter(db, userId, '');
  while (picks.length > 0) {
    const page = await receiptsOf({ db, proofKey }, picks);
    if (page.length > 0) yield page;
    picks = await signedPicksAfter(db, userId, picks.at(-1)?.matchId ?? '');
  }
};

const signedPicksAfter = (db: Db, userId: string, matchId: string): Promise<SignedPick[]> =>
  selectPicks(db, userId)
    .where('match_id', '>', matchId)
    .where('match_start', 'is not', null)
    .orderBy('match_id')
    .limit(RECEIPTS_PAGE_SIZE)
    .execute();

type FollowRow = { id: string; username: string; created_at: Instant };

/** `own` is the user's column of a follow, `other` the column of the listed users. */
const follows = (own: 'follower_id' | 'followee_id', other: 'follower_id' | 'followee_id') =>
  listOf<FollowRow>({
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
            tuple(after?.created_at ?? BEFORE_FIRST, after?.id ?? ''),
          ),
        )
        .orderBy('follows.created_at')
        .orderBy(`follows.${other}`)
        .limit(PAGE_SIZE)
        .execute(),
    toJson: ({ id, username, created_at }) => ({ id, username, since: toIso(created_at) }),
  });

const BEFORE_FIRST: Instant = -1;

/** At most a thousand of each, so one page has them all. */
const avoided = (read: (db: Db, userId: string) => Promise<AvoidedPlayer[]>): ExportList =>
  async function* list(db, userId) {
    const players = await read(db, userId);
    if (players.length > 0) yield players.map(({ id, username, since }) => ({ id, username, since }));
  };

type NotificationRow = { id: string; message: string; is_read: 0 | 1; created_at: Instant };

const notifications = listOf<NotificationRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('notifications')
      .select(['id', 'message', 'is_read', 'created_at'])
      .where('user_id', '=', userId)
      .where(isVisibleTo(userId, 'about_user_id'))
      .where(isVisibleTo(userId, 'other_user_id'))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_FIRST, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  toJson: ({ message, is_read, created_at }) => ({ message, isRead: is_read === 1, createdAt: toIso(created_at) }),
});

type MessageRow = { id: string; conversation: string; text: string; created_at: Instant };

const chatMessages = listOf<MessageRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('chat_messages')
      .select(['id', 'match_id as conversation', 'text', 'created_at'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_FIRST, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  toJson: ({ conversation, text, created_at }) => ({ matchId: conversation, text, createdAt: toIso(created_at) }),
});

const directMessages = listOf<MessageRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('dm_messages')
      .select(['id', 'thread_id as conversation', 'text', 'created_at'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_FIRST, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  toJson: ({ conversation, text, created_at }) => ({ threadId: conversation, text, createdAt: toIso(created_at) }),
});

type SessionRow = { id_hash: string; device: string | null; created_at: Instant; last_seen_at: Instant };

const sessions = listOf<SessionRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('sessions')
      .select(['id_hash', 'device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id_hash'), '>', tuple(after?.created_at ?? BEFORE_FIRST, after?.id_hash ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id_hash')
      .limit(PAGE_SIZE)
      .execute(),
  toJson: ({ device, created_at, last_seen_at }) => ({
    device: device ?? UNKNOWN_DEVICE,
    createdAt: toIso(created_at),
    lastSeenAt: toIso(last_seen_at),
  }),
});

const shares = listOf<ShareRow>({
  page: (db, userId, after) =>
    db
      .selectFrom('shares')
      .selectAll()
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? BEFORE_FIRST, after?.id ?? '')),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  toJson: toOwnShare,
});

/** In the order of the exported document. */
export const LISTS: Record<string, ExportList> = {
  picks,
  receipts,
  following: follows('follower_id', 'followee_id'),
  followers: follows('followee_id', 'follower_id'),
  blocks: avoided(blockedBy),
  mutes: avoided(mutedBy),
  notifications,
  chatMessages,
  directMessages,
  shares,
  sessions,
  reports: exportedReports,
  moderation: exportedDecisions,
};
