import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { stakesFor } from '../../game/prediction/stakes.ts';
import type { Prediction } from '../machine/machine.ts';

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
          ...stakeColumns(prediction),
          home_pct: toPercent(prediction.probabilities.home),
          draw_pct: toPercent(prediction.probabilities.draw),
          away_pct: toPercent(prediction.probabilities.away),
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

function stakeColumns({ probabilities, machinePick }: Prediction) {
  const { agree, disagree } = stakesFor(toPercent(probabilities[OUTCOMES[machinePick]]) / 100);
  return { agree_stake: agree, disagree_stake: disagree };
}

const OUTCOMES = { HOME: 'home', DRAW: 'draw', AWAY: 'away' } as const;

/** With one decimal. */
const toPercent = (probability: number) => Math.round(probability * 1000) / 10;
