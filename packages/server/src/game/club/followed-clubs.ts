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

/**
 * Makes a user follow exactly these clubs, given by name or code. Clubs that they follow already keep their place.
 * Throws an `HttpError` (400) for an unknown club.
 */
export async function followClubs(db: Db, userId: string, clubs: readonly string[], at: Instant): Promise<void> {
  const codes = [...new Set(clubs.map(requireClub))];
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('user_clubs')
      .where('user_id', '=', userId)
      .$if(codes.length > 0, (query) => query.where('club', 'not in', codes))
      .execute();
    if (codes.length === 0) return;
    await transaction
      .insertInto('user_clubs')
      .values(codes.map((club, index) => ({ user_id: userId, club, followed_at: at + index })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function requireClub(text: string): string {
  const code = clubCodeOf(text);
  if (code === undefined) throw new HttpError(400, "We don't know one of these clubs.");
  return code;
}

/** Deletes what a user follows, when their account is deleted. */
export async function removeClubsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_clubs').where('user_id', '=', userId).execute();
}
