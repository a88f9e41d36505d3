import { FOLLOWED_CLUBS_MAX } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { clubCodeOf } from './known-clubs.ts';

/** Returns the codes of the clubs that a user follows, the one followed first at the top. */
export async function followedClubs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_clubs')
    .select('club')
    .where('user_id', '=', userId)
    .orderBy('followed_at')
    .orderBy('club')
    .execute();
  return rows.map(({ club }) => club);
}

/** Returns those of these users who follow one of these clubs, given by their codes. */
export async function followersAmong(
  db: Db,
  userIds: readonly string[],
  clubs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clubs.length === 0) return new Set();
  const rows = await db
    .selectFrom('user_clubs')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('club', 'in', clubs)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Makes a user follow a club, given by name or code. Throws an `HttpError` for an unknown club or one too many. */
export async function followClub(db: Db, userId: string, text: string, at: Instant): Promise<void> {
  const club = requireClub(text);
  const followed = await followedClubs(db, userId);
  if (followed.includes(club)) return;
  if (followed.length >= FOLLOWED_CLUBS_MAX) {
    throw new HttpError(409, `You can follow up to ${FOLLOWED_CLUBS_MAX} clubs.`);
  }
  await db
    .insertInto('user_clubs')
    .values({ user_id: userId, club, followed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollowClub(db: Db, userId: string, text: string): Promise<void> {
  await db.deleteFrom('user_clubs').where('user_id', '=', userId).where('club', '=', requireClub(text)).execute();
}

function requireClub(text: string): string {
  const code = clubCodeOf(text);
  if (code === undefined) throw new HttpError(400, "We don't know this club.");
  return code;
}
