import { createHmac } from 'node:crypto';
import { FRIEND_LEAGUE_MEMBERS_MAX, INVITE_DAYS, type Invite, type InviteDetails } from '@machine/contract';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { hashOf } from '../../platform/session/secret-token.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { hiddenAmong } from '../safety/hidden.ts';
import { leagueWith, toFriendLeague, type LeagueRow } from './league.ts';

/** Reads the key from which the codes of all links follow. */
export type InviteKey = () => Promise<string>;

export const INVITE_KEY = 'invite codes';
/** 128 bits. */
const CODE_BYTES = 16;

/** The same for links that never were, and for those that were replaced or revoked. */
export const unknownInvite = () => new HttpError(404, "This invite link doesn't work anymore. Ask for a new one.");

/** Only the hash of a code is stored; the code follows from the key, so that members can copy the link again. */
const codeOf = (key: string, { id, invite_version }: Pick<LeagueRow, 'id' | 'invite_version'>) =>
  createHmac('sha256', key).update(`${id} ${invite_version}`).digest().subarray(0, CODE_BYTES).toString('base64url');

const isValid = ({ invite_expires_at }: LeagueRow, at: Instant) => invite_expires_at !== null && invite_expires_at > at;

/** Returns the link of a league that works at `at`; null without one. */
export async function currentInvite(league: LeagueRow, key: InviteKey, at: Instant): Promise<Invite | null> {
  const { invite_expires_at } = league;
  if (invite_expires_at === null || !isValid(league, at)) return null;
  return { code: codeOf(await key(), league), expiresAt: new Date(invite_expires_at).toISOString() };
}

/** Makes a new link, which replaces the earlier one. */
export async function createInvite(db: Db, leagueId: string, key: InviteKey, at: Instant): Promise<Invite> {
  const secret = await key();
  return db.transaction().execute(async (transaction) => {
    const { invite_version } = await transaction
      .updateTable('friend_leagues')
      .set((eb) => ({ invite_version: eb('invite_version', '+', 1) }))
      .where('id', '=', leagueId)
      .returning('invite_version')
      .executeTakeFirstOrThrow();
    const code = codeOf(secret, { id: leagueId, invite_version });
    const invite_expires_at = at + INVITE_DAYS * DAY_MS;
    await transaction
      .updateTable('friend_leagues')
      .set({ invite_hash: hashOf(code), invite_expires_at })
      .where('id', '=', leagueId)
      .execute();
    return { code, expiresAt: new Date(invite_expires_at).toISOString() };
  });
}

export const revokeInvite = (db: Db, leagueId: string) =>
  db
    .updateTable('friend_leagues')
    .set({ invite_hash: null, invite_expires_at: null })
    .where('id', '=', leagueId)
    .execute();

/**
 * Returns the league of a code, found by its hash, so that the time of an answer reveals nothing about other codes.
 * Undefined for unknown codes, and those to the league of a player who is hidden from `userId`.
 */
export async function invitedBy(db: Db, code: string, userId: string | null): Promise<LeagueRow | undefined> {
  const league = await db
    .selectFrom('friend_leagues')
    .selectAll()
    .where('invite_hash', '=', hashOf(code))
    .executeTakeFirst();
  const isHidden = league !== undefined && (await hiddenAmong(db, userId, [league.owner_id])).size > 0;
  return isHidden ? undefined : league;
}

/** Like `invitedBy`; rejects with 404 where that finds nothing. */
export async function requireInvited(db: Db, code: string, userId: string | null): Promise<LeagueRow> {
  const league = await invitedBy(db, code, userId);
  if (league === undefined) throw unknownInvite();
  return league;
}

/** Rejects with 409 when a link has expired. */
export function requireValid(league: LeagueRow, at: Instant): void {
  if (!isValid(league, at)) throw new HttpError(409, 'This invite link has expired. Ask for a new one.');
}

type Viewer = { userId: string | null; at: Instant };

/** Returns what a link leads to. Rejects like `requireInvited`. */
export async function inviteDetails(db: Db, code: string, { userId, at }: Viewer): Promise<InviteDetails> {
  const league = await requireInvited(db, code, userId);
  const owner = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', league.owner_id)
    .executeTakeFirstOrThrow();
  const isIn = userId !== null && (await leagueWith(db, league.id, userId)) !== undefined;
  const { name, memberCount, startsAt } = toFriendLeague(league, userId ?? '');
  const state = isIn ? 'MEMBER' : stateOf(league, at);
  const canReport = userId !== null && userId !== league.owner_id;
  const leagueId = isIn ? league.id : null;
  return { name, ownerName: owner.username, memberCount, startsAt, state, leagueId, canReport };
}

function stateOf(league: LeagueRow, at: Instant): InviteDetails['state'] {
  if (!isValid(league, at)) return 'EXPIRED';
  return league.member_count >= FRIEND_LEAGUE_MEMBERS_MAX ? 'FULL' : 'OPEN';
}
