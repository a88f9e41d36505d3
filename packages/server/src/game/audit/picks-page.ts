import { AUDIT_ROWS_MAX, type AuditPick, type AuditPicks } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
import { readPage } from './page.ts';
import { toStars } from '../../platform/db/stars.ts';

/**
 * Returns the graded picks on a match by the players whose ids come after `after`. Those of deleted accounts are left
 * out, so a page may have fewer rows than fit although others follow.
 */
export async function picksAfter(db: Db, matchId: string, after: string): Promise<AuditPicks> {
  const { rows, last } = await readPage(AUDIT_ROWS_MAX.picks, (limit) => selectPicks(db, matchId, after, limit));
  return { picks: rows.filter(({ deleted_at }) => deleted_at === null).map(toPick), next: last?.user_id ?? null };
}

/** Selects a page of results before it joins any users, so that its cost depends on neither. */
const selectPicks = (db: Db, matchId: string, after: string, limit: number) =>
  db
    .selectFrom(
      db
        .selectFrom('pick_results')
        .select(['user_id', 'choice', 'picked_at', 'was_correct', 'star_tenths', 'is_slayer_pick'])
        .where('match_id', '=', matchId)
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(limit)
        .as('results'),
    )
    .innerJoin('users', 'users.id', 'results.user_id')
    .selectAll('results')
    .select(['users.is_bot', 'users.deleted_at'])
    .orderBy('results.user_id');

type Row = Awaited<ReturnType<ReturnType<typeof selectPicks>['execute']>>[number];

const toPick = (row: Row): AuditPick => ({
  userId: row.user_id,
  ...botMark(row),
  choice: row.choice,
  at: new Date(row.picked_at).toISOString(),
  wasCorrect: row.was_correct === 1,
  stars: toStars(row.star_tenths),
  isSlayerPick: row.is_slayer_pick === 1,
});
