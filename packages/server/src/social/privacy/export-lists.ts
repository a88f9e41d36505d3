import type { RestrictedPlayer } from '@machine/contract';
import { sql } from 'kysely';
import { createProofKey } from '../../game/proof/key.ts';
import { receiptsOf, selectPicks } from '../../game/proof/receipts.ts';
import type { SignedPick } from '../../game/proof/receipt.ts';
import { UNKNOWN_DEVICE } from '../../platform/session/user-agent.ts';
import { toOwnShare } from '../share/shares.ts';
import type { Db } from '../../platform/db/open.ts';
import { type ExportList, listOf } from './export-list.ts';
import { exportedDecisions, exportedReports } from '../moderation/export-lists.ts';
import { toIso } from '../../platform/clock/time.ts';
import { blockedBy, mutedBy } from '../safety/blocks-and-mutes.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { toStars } from '../../platform/db/stars.ts';

const picks = listOf({
  select: (db, userId) =>
    db
      .selectFrom('picks')
      .innerJoin('matches', 'matches.id', 'picks.match_id')
      .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
      .select(['picks.match_id', 'home_team', 'away_team', 'matches.start_time', 'picks.choice', 'picks.created_at'])
      .select(['was_correct', 'pick_results.star_tenths', 'pick_results.edge'])
      .where('picks.user_id', '=', userId),
  by: { match_id: 'picks.match_id' },
  toJson: (row) => ({
    matchId: row.match_id,
    homeTeam: row.home_team,
    awayTeam: row.away_team,
    startTime: toIso(row.start_time),
    choice: row.choice,
    pickedAt: toIso(row.created_at),
    wasCorrect: row.was_correct === null ? null : row.was_correct === 1,
    stars: row.star_tenths === null ? null : toStars(row.star_tenths),
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
  selectPicks(db, userId).where('match_id', '>', matchId).orderBy('match_id').limit(RECEIPTS_PAGE_SIZE).execute();

/** `own` is the user's column of a follow, `other` the column of the listed users. */
const follows = (own: 'follower_id' | 'followee_id', other: 'follower_id' | 'followee_id') =>
  listOf({
    select: (db, userId) =>
      db
        .selectFrom('follows')
        .innerJoin('users', 'users.id', `follows.${other}`)
        .select(['users.id', 'users.username', 'follows.created_at'])
        .where(`follows.${own}`, '=', userId)
        .where('users.deleted_at', 'is', null),
    by: { created_at: 'follows.created_at', id: `follows.${other}` },
    toJson: ({ id, username, created_at }) => ({ id, username, since: toIso(created_at) }),
  });

/** At most a thousand of each, so one page has them all. */
const restricted = (read: (db: Db, userId: string) => Promise<RestrictedPlayer[]>): ExportList =>
  async function* list(db, userId) {
    const players = await read(db, userId);
    if (players.length > 0) yield players.map(({ id, username, since }) => ({ id, username, since }));
  };

const notifications = listOf({
  select: (db, userId) =>
    db
      .selectFrom('notifications')
      .select(['id', 'message', 'is_read', 'created_at'])
      .where('user_id', '=', userId)
      .where(isVisibleTo(userId, 'about_user_id'))
      .where(isVisibleTo(userId, 'other_user_id')),
  by: { created_at: 'created_at', id: 'id' },
  toJson: ({ message, is_read, created_at }) => ({ message, isRead: is_read === 1, createdAt: toIso(created_at) }),
});

/** `place` is the exported field of the match or thread, `column` the one that has it. */
const messages = (table: 'chat_messages' | 'dm_messages', column: 'match_id' | 'thread_id', place: string) =>
  listOf({
    select: (db, userId) =>
      db
        // The columns that are read are the same in both.
        .selectFrom(table as 'chat_messages')
        .select(['id', sql.ref<string>(column).as('conversation'), 'text', 'created_at'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null),
    by: { created_at: 'created_at', id: 'id' },
    toJson: ({ conversation, text, created_at }) => ({ [place]: conversation, text, createdAt: toIso(created_at) }),
  });

const leagues = listOf({
  select: (db, userId) =>
    db
      .selectFrom('friend_league_members as members')
      .innerJoin('friend_leagues as leagues', 'leagues.id', 'members.league_id')
      .select(['leagues.id', 'name', 'owner_id', 'starts_at', 'joined_at', 'left_at', 'members.user_id'])
      .where('members.user_id', '=', userId),
  by: { id: 'leagues.id' },
  toJson: ({ id, name, user_id, owner_id, starts_at, joined_at, left_at }) => ({
    id,
    name,
    isOwner: owner_id === user_id,
    startsAt: toIso(starts_at),
    joinedAt: toIso(joined_at),
    leftAt: left_at === null ? null : toIso(left_at),
  }),
});

const sessions = listOf({
  select: (db, userId) =>
    db.selectFrom('sessions').select(['id_hash', 'device', 'created_at', 'last_seen_at']).where('user_id', '=', userId),
  by: { created_at: 'created_at', id_hash: 'id_hash' },
  toJson: ({ device, created_at, last_seen_at }) => ({
    device: device ?? UNKNOWN_DEVICE,
    createdAt: toIso(created_at),
    lastSeenAt: toIso(last_seen_at),
  }),
});

const shares = listOf({
  select: (db, userId) => db.selectFrom('shares').selectAll().where('user_id', '=', userId),
  by: { created_at: 'created_at', id: 'id' },
  toJson: toOwnShare,
});

const formerUsernames = listOf({
  select: (db, userId) => db.selectFrom('former_usernames').selectAll().where('user_id', '=', userId),
  by: { changed_at: 'changed_at', username_key: 'username_key' },
  toJson: ({ username, changed_at }) => ({ username, changedAt: toIso(changed_at) }),
});

/** In the order of the exported document. */
export const LISTS: Record<string, ExportList> = {
  formerUsernames,
  picks,
  receipts,
  following: follows('follower_id', 'followee_id'),
  followers: follows('followee_id', 'follower_id'),
  blocks: restricted(blockedBy),
  mutes: restricted(mutedBy),
  notifications,
  chatMessages: messages('chat_messages', 'match_id', 'matchId'),
  directMessages: messages('dm_messages', 'thread_id', 'threadId'),
  shares,
  leagues,
  sessions,
  reports: exportedReports,
  moderation: exportedDecisions,
};
