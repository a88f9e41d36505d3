import { AUDIT_ROWS_MAX, type AuditPick, type AuditPicks } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
import { pageOf } from './page.ts';
import { toStars } from '../../platform/db/stars.ts';

const MAX = AUDIT_ROWS_MAX.picks;

/**
 * Returns the graded picks on a match by the players whose ids come after `after`. Those of deleted accounts are left
 * out, so a page may have fewer rows than fit although others follow.
 */
export async function picksAfter(db: Db, matchId: string, after: string): Promise<AuditPicks> {
  const { rows, last } = pageOf(await readPicks(db, matchId, after), MAX);
  return { picks: rows.filter(({ deleted_at }) => deleted_at === null).map(toPick), next: last?.user_id ?? null };
}

/** Selects a page of results before it joins any users, so that its cost depends on neither. */
const readPicks = (db: Db, matchId: string, after: string) =>
  db
    .selectFrom(
      db
        .selectFrom('pick_results')
        .select(['user_id', 'choice', 'picked_at', 'was_correct', 'star_tenths', 'is_slayer_pick'])
        .where('match_id', '=', matchId)
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(MAX + 1)
        .as('results'),
    )
    .innerJoin('users', 'users.id', 'results.user_id')
    .selectAll('results')
    .select(['users.is_bot', 'users.deleted_at'])
    .orderBy('results.user_id')
    .execute();

type Row = Awaited<ReturnType<typeof readPicks>>[number];

const toPick = (row: Row): AuditPick => ({
  userId: row.user_id,
  ...botMark(row),
  choice: row.choice,
  at: new Date(row.picked_at).toISOString(),
  wasCorrect: row.was_correct === 1,
  stars: toStars(row.star_tenths),
  isSlayerPick: row.is_slayer_pick === 1,
});
