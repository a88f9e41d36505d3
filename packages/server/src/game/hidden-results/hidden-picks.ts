import type { CurrentUser } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { gameDayStartOf } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { loadHistories, starsOf, streaksOf } from '../totals/history.ts';
import { rankFor, rankIndex } from '../totals/rank.ts';
import { type Hiding, hidingOf, shownMatches } from './hidden-results.ts';

/** The numbers of a player that change with each result. */
export type Totals = Pick<CurrentUser, 'rank' | 'stars' | 'currentStreak' | 'bestStreak'>;

/**
 * Returns since when what a player was notified of may tell a hidden result of their own picks: from the beginning of a
 * game day, because one notification tells all results of a day. Null while nothing of theirs is hidden.
 */
export async function hiddenSince(db: Db, userId: string, now: Instant): Promise<Instant | null> {
  const hiding = await hidingOf(db, userId, now);
  if (hiding === null) return null;
  const hidden = await hiddenPicks(db, userId, hiding);
  return hidden.size > 0 ? gameDayStartOf(hiding.since) : null;
}

/** Returns a player's totals as if the hidden matches hadn't been played yet; undefined if none is hidden. */
export async function totalsWithoutHidden(
  db: Db,
  { id: userId, rank }: Pick<CurrentUser, 'id' | 'rank'>,
  now: Instant,
): Promise<Totals | undefined> {
  const hidden = await hiddenMatches(db, userId, now);
  if (hidden.size === 0) return undefined;
  const history = (await loadHistories(db, [userId], hidden))(userId);
  const stars = starsOf(history);
  const { current, best } = streaksOf(history);
  return { rank: rankIndex(rank) < 0 ? rank : rankFor(stars), stars, currentStreak: current, bestStreak: best };
}

/** Returns the matches whose results a player hides and that count for them. */
export async function hiddenMatches(db: Db, userId: string, now: Instant): Promise<Set<string>> {
  const hiding = await hidingOf(db, userId, now);
  return hiding === null ? new Set() : await hiddenPicks(db, userId, hiding);
}

/** Returns the matches whose results are hidden and count for the player. Reads at most the days that stay hidden. */
async function hiddenPicks(db: Db, userId: string, { isAll, clubs, since }: Hiding): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pick_results')
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .select(['matches.id', 'home_abbr', 'away_abbr'])
    .where('pick_results.user_id', '=', userId)
    .where('pick_results.start_time', '>', since)
    .execute();
  if (rows.length === 0) return new Set();
  const shown = new Set(await shownMatches(db, userId, since));
  const isHidden = (row: (typeof rows)[number]) =>
    !shown.has(row.id) && (isAll || clubs.has(row.home_abbr) || clubs.has(row.away_abbr));
  return new Set(rows.filter(isHidden).map(({ id }) => id));
}
