import { sql } from 'kysely';
import { isMatchId } from '../../game/match/match.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { logAsModerator } from './moderators.ts';

/** A second press changes nothing. */
const isChanged = sql<boolean>`match_chats.word_filter is distinct from excluded.word_filter`;

type Setting = { matchId: string; isOn: boolean; moderatorId: string | null; at: Instant };

/** Switches the word filter of a match's chat, and logs it if that changes anything. Rejects an unknown match with 404. */
export async function setWordFilter(db: Db, { matchId, isOn, moderatorId, at }: Setting): Promise<void> {
  const match = isMatchId(matchId)
    ? await db.selectFrom('matches').select('id').where('id', '=', matchId).executeTakeFirst()
    : undefined;
  if (match === undefined) throw notFound();
  const word_filter = isOn ? 1 : 0;
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .insertInto('match_chats')
      .values({ match_id: matchId, last_position: 0, word_filter })
      .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ word_filter }).where(isChanged))
      .returning('match_id')
      .executeTakeFirst();
    if (changed === undefined) return;
    const event = isOn ? 'WORD_FILTER_ON' : 'WORD_FILTER_OFF';
    await logAsModerator(transaction, { at, event, moderator_id: moderatorId, subject_id: matchId });
  });
}
