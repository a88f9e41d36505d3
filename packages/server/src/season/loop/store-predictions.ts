import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { stakesFor } from '../../game/prediction/stakes.ts';
import type { Prediction } from '../machine/machine.ts';
import { toPercentages } from '../machine/outcome.ts';

export type PublishedPrediction = { matchId: string; prediction: Prediction; isGold: boolean };

/**
 * Stores the Machine's predictions in one transaction. If several processes predict the same match, the first stored
 * prediction stands.
 */
export async function storePredictions(
  db: Db,
  predictions: readonly PublishedPrediction[],
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { matchId, prediction, isGold } of predictions) {
      const stakes = stakesFor(prediction.confidencePct / 100);
      const percentages = toPercentages(prediction.probabilities);
      await transaction
        .insertInto('predictions')
        .values({
          match_id: matchId,
          machine_pick: prediction.machinePick,
          confidence_pct: prediction.confidencePct,
          analysis: prediction.analysis,
          rationale: JSON.stringify(prediction.rationaleBullets),
          sources: JSON.stringify(prediction.sources),
          model_version: prediction.modelVersion,
          content_hash: prediction.contentHash,
          created_at: now,
          agree_stake: stakes.agree,
          disagree_stake: stakes.disagree,
          home_pct: percentages.home,
          draw_pct: percentages.draw,
          away_pct: percentages.away,
          reasons: JSON.stringify(prediction.reasons),
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
