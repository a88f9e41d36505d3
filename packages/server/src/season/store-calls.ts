import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import type { Call } from '../machine/machine.ts';

export type PublishedCall = { matchId: string; call: Call; isGold: boolean };

/** Stores the Machine's calls on matches, all or none. The first word on a match stands, whichever process had it. */
export async function storeCalls(db: Db, calls: readonly PublishedCall[], now: Instant): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { matchId, call, isGold } of calls) {
      await transaction
        .insertInto('predictions')
        .values({
          match_id: matchId,
          machine_pick: call.machinePick,
          confidence_pct: call.confidencePct,
          analysis: call.analysis,
          rationale: JSON.stringify(call.rationaleBullets),
          sources: JSON.stringify(call.sources),
          model_version: call.modelVersion,
          content_hash: call.contentHash,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('match_id').doNothing())
        .execute();
      await transaction
        .updateTable('matches')
        .set({ is_gold: isGold ? 1 : 0 })
        .where('id', '=', matchId)
        .execute();
    }
  });
}
