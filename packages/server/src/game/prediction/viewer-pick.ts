import type { CommunityStats, PickChoice } from '@machine/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { MIN_BATCH_SIZE } from '../community/count.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { arePicksPublic } from '../match/picks-public.ts';

export type ViewerPick = { userPick: PickChoice | null; communityStats: CommunityStats | null };

/** Viewers without a pick don't see the community stats. */
export const NOT_PICKED: ViewerPick = { userPick: null, communityStats: null };

/** Returns a viewer's pick on a match and, if there is one, the community stats. */
export async function viewerPickOf(db: Db, clock: Clock, userId: string | null, matchId: string): Promise<ViewerPick> {
  if (userId === null) return NOT_PICKED;
  const row = await selectViewerPicks(db, clock, userId).where('picks.match_id', '=', matchId).executeTakeFirst();
  return row === undefined ? NOT_PICKED : toViewerPick(row);
}

/** Returns what its owner sees of a pick. */
export function toViewerPick(row: ViewerPickRow): ViewerPick {
  const { agree, disagree } = visibleCounts(row);
  return { userPick: row.choice, communityStats: { ...communityStatsOf(agree, disagree), botCount: row.bots } };
}

/**
 * Selects a user's picks with the community counts, in one statement, so that no pick is missed or counted twice. Only
 * uncounted picks are scanned.
 */
export const selectViewerPicks = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .leftJoin('crowds', 'crowds.match_id', 'picks.match_id')
    .select(['picks.choice', 'picks.crowd_batch', 'crowds.batch'])
    .select((eb) => [
      eb.fn.coalesce('crowds.agree_count', sql.lit(0)).as('agree'),
      eb.fn.coalesce('crowds.disagree_count', sql.lit(0)).as('disagree'),
      eb.fn.coalesce('crowds.bot_count', sql.lit(0)).as('bots'),
      eb.fn.coalesce('crowds.batch_agree_count', sql.lit(0)).as('batchAgree'),
      eb.fn.coalesce('crowds.batch_disagree_count', sql.lit(0)).as('batchDisagree'),
      // Null: not public yet. Only between the start and the next tick are there picks to count.
      eb
        .case()
        // Use the database clock, as when the pick was stored.
        .when(arePicksPublic(eb, sql<Instant>`(select ${clock.sql})`))
        .then(uncounted(db))
        .end()
        .as('uncounted'),
    ])
    .where('picks.user_id', '=', userId);

/** Counts the picks on the same match that aren't in the community counts yet, as 'agree/disagree'. */
const uncounted = (db: Db) =>
  db
    .selectFrom('picks as others')
    .select(
      sql<string>`count(case others.choice when 'AGREE' then 1 end) || '/' || count(case others.choice when 'DISAGREE' then 1 end)`.as(
        'counts',
      ),
    )
    .where('others.match_id', '=', sql.ref<string>('matches.id'))
    .where('others.crowd_batch', 'is', null);

type ViewerPickRow = Awaited<ReturnType<ReturnType<typeof selectViewerPicks>['execute']>>[number];

/**
 * Returns the counts shown to the owner of a pick, which always include that pick. A batch of exactly `MIN_BATCH_SIZE`
 * picks is hidden from its own members until the next batch, because it reveals too few other picks to them.
 */
function visibleCounts(row: ViewerPickRow): { agree: number; disagree: number } {
  const { agree, disagree, batchAgree, batchDisagree } = row;
  if (row.uncounted !== null) {
    const [moreAgree = 0, moreDisagree = 0] = row.uncounted.split('/').map(Number);
    return { agree: agree + moreAgree, disagree: disagree + moreDisagree };
  }
  const own = row.choice === 'AGREE' ? { agree: 1, disagree: 0 } : { agree: 0, disagree: 1 };
  if (row.crowd_batch === null) return { agree: agree + own.agree, disagree: disagree + own.disagree };
  const others = batchAgree + batchDisagree - 1;
  if (row.crowd_batch !== row.batch || others >= MIN_BATCH_SIZE) return { agree, disagree };
  return { agree: agree - batchAgree + own.agree, disagree: disagree - batchDisagree + own.disagree };
}

/** Computes percentages with one decimal that add up to 100. */
export function communityStatsOf(agreeCount: number, disagreeCount: number): CommunityStats {
  const totalCount = agreeCount + disagreeCount;
  const tenths = totalCount === 0 ? 0 : Math.round((agreeCount / totalCount) * 1000);
  return {
    totalCount,
    agreeCount,
    disagreeCount,
    agreePercent: tenths / 10,
    disagreePercent: totalCount === 0 ? 0 : (1000 - tenths) / 10,
  };
}
