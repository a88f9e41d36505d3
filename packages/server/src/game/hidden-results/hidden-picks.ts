import type { CurrentUser, Duel } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { gameDayStartOf } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { duelOf } from '../duel/duel.ts';
import { loadHistories, starsOf, streaksOf } from '../totals/history.ts';
import { rankFor, rankIndex } from '../totals/rank.ts';
import { hidingOf, shownMatches } from './hidden-results.ts';

/**
 * Returns since when what a player was notified of may tell a hidden result of their own picks: from the beginning of a
 * game day, because one notification tells all results of a day. Null while nothing of theirs is hidden.
 */
export async function hiddenSince(db: Db, userId: string, now: Instant): Promise<Instant | null> {
  const hidden = await hiddenPicks(db, userId, now);
  return hidden && gameDayStartOf(hidden.since);
}

/** Returns a player's totals as if the hidden matches hadn't been played yet; undefined if none is hidden. */
export async function totalsWithoutHidden(db: Db, user: Pick<CurrentUser, 'id' | 'rank'>, now: Instant) {
  const hidden = await hiddenPicks(db, user.id, now);
  if (hidden === null) return undefined;
  const history = (await loadHistories(db, [user.id], hidden.matches))(user.id);
  const stars = starsOf(history);
  const { current, best } = streaksOf(history);
  const rank = rankIndex(user.rank) < 0 ? user.rank : rankFor(stars);
  return { rank, stars, currentStreak: current, bestStreak: best };
}

/** Returns a player's weeks against the Machine, without the hidden matches. */
export async function duelWithoutHidden(db: Db, userId: string, now: Instant): Promise<Duel> {
  const hidden = await hiddenPicks(db, userId, now);
  return duelOf(db, userId, now, hidden?.matches);
}

/**
 * Returns the matches whose results a player hides and that count for them, and since when; null without any. Reads at
 * most the days that stay hidden.
 */
async function hiddenPicks(db: Db, userId: string, now: Instant) {
  const hiding = await hidingOf(db, userId, now);
  if (hiding === null) return null;
  const { isAll, clubs, since } = hiding;
  const rows = await db
    .selectFrom('pick_results')
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .select(['matches.id', 'home_abbr', 'away_abbr'])
    .where('pick_results.user_id', '=', userId)
    .where('pick_results.start_time', '>', since)
    .execute();
  const shown = new Set(rows.length > 0 ? await shownMatches(db, userId, since) : []);
  const isHidden = (row: (typeof rows)[number]) =>
    !shown.has(row.id) && (isAll || clubs.has(row.home_abbr) || clubs.has(row.away_abbr));
  const matches = new Set(rows.filter(isHidden).map(({ id }) => id));
  return matches.size > 0 ? { matches, since } : null;
}
