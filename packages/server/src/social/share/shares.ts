import { createHash, randomBytes } from 'node:crypto';
import type { OwnShare, SharePayload, Shares } from '@machine/contract';
import { cursorOf, parseCursor } from '../../platform/db/cursor.ts';
import { isId } from '../../platform/db/id.ts';
import { isNotSuspended } from '../../platform/session/suspended.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ShareRow } from '../../platform/db/tables-shares.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { hiddenAmong } from '../safety/hidden.ts';
import { contentOf } from './share-content.ts';
import { SELECT } from './share-selection.ts';

export const unknownShare = () => new HttpError(404, "This isn't shared, or no longer.");

export const pathOf = (id: string) => `/s/${id}`;

/** Shares something as it is settled now. The same thing, with or without its result, stays the same share. */
export async function createShare(db: Db, userId: string, payload: SharePayload, at: Instant) {
  const selected = await SELECT[payload.kind](db, userId, payload);
  if (selected === null) throw new HttpError(404, 'Only settled picks can be shared.');
  const hidesResult = payload.hidesResult === true ? 1 : 0;
  const newId = randomBytes(16).toString('base64url');
  // One statement: the share may be deleted at the same time.
  const { id } = await db
    .insertInto('shares')
    .values({ id: newId, ...selected, user_id: userId, hides_result: hidesResult, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'subject', 'hides_result']).doUpdateSet({ selection: selected.selection }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: id === newId };
}

const PAGE_SIZE = 200;

/** Returns a page of a user's shares, newest first, those of picks with the teams. */
export async function sharesOf(db: Db, userId: string, cursor: string | undefined): Promise<Shares> {
  const after = cursor === undefined ? { at: Number.MAX_SAFE_INTEGER, id: '' } : parseCursor(cursor);
  const rows = await db
    .selectFrom('shares')
    .leftJoin('matches', (join) => join.onRef('matches.id', '=', 'shares.subject').on('shares.kind', '=', 'PICK'))
    .selectAll('shares')
    .select(['matches.home_team', 'matches.away_team'])
    .where('shares.user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('shares.created_at', 'shares.id'), '<', tuple(after.at, after.id)))
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const last = rows[PAGE_SIZE - 1];
  return {
    shares: rows
      .slice(0, PAGE_SIZE)
      .map(({ home_team, away_team, ...row }) => ({
        ...toOwnShare(row),
        ...(home_team !== null && away_team !== null && { homeTeam: home_team, awayTeam: away_team }),
      })),
    next: rows.length > PAGE_SIZE && last ? cursorOf(last.created_at, last.id) : null,
  };
}

export const toOwnShare = (row: ShareRow): OwnShare => ({
  id: row.id,
  kind: row.kind,
  path: pathOf(row.id),
  matchId: row.kind === 'PICK' ? row.subject : null,
  week: row.kind === 'WEEK' ? new Date(Number(row.subject)).toISOString() : null,
  hidesResult: row.hides_result === 1,
  createdAt: new Date(row.created_at).toISOString(),
});

/** Removes a share for good. Rejects the share of another user with the same 404 as an unknown one. */
export async function deleteShare(db: Db, userId: string, id: string): Promise<void> {
  const own = db.deleteFrom('shares').where('user_id', '=', userId).where('id', '=', id);
  if (!isId(id) || (await own.executeTakeFirst()).numDeletedRows === 0n) throw unknownShare();
}

/** Changes with the design of the pictures, so that copies of old ones aren't used any longer. */
const DESIGN = 1;

export type ReadShareDeps = Pick<RouteDeps, 'db' | 'wall'>;

/**
 * Returns what a share shows to a viewer; null if it isn't shared, or its owner is deleted, suspended or hidden from the
 * viewer.
 */
export async function readShare({ db, wall }: ReadShareDeps, id: string, viewerId: string | null) {
  const row = isId(id) ? await findShare(db, id, wall()) : undefined;
  if (row === undefined || (await hiddenAmong(db, viewerId, [row.user_id])).size > 0) return null;
  const content = await contentOf(db, row);
  if (content === null) return null;
  const { username } = row;
  return {
    id: row.id,
    kind: row.kind,
    path: pathOf(row.id),
    version: createHash('sha256')
      .update(JSON.stringify([DESIGN, username, content]))
      .digest('base64url')
      .slice(0, 22),
    username,
    hidesResult: row.hides_result === 1,
    createdAt: new Date(row.created_at).toISOString(),
    ...content,
  };
}

const findShare = (db: Db, id: string, now: Instant) =>
  db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.user_id')
    .selectAll('shares')
    .select('users.username')
    .where('shares.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(isNotSuspended(now))
    .executeTakeFirst();
