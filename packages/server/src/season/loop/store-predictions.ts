import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { stakesFor } from '../../game/prediction/stakes.ts';
import { appendEntries } from '../../game/proof/append.ts';
import { type PredictionEntry, toTime } from '../../game/proof/entries.ts';
import type { Signer } from '../../game/proof/note.ts';
import type { Prediction } from '../machine/machine.ts';
import { toPercentages } from '../machine/outcome.ts';
import { toTenths } from '../../platform/db/stars.ts';

export type PublishedPrediction = { matchId: string; prediction: Prediction; isGold: boolean };

/** The bytes that keep anyone from guessing an entry from its hash. */
const NONCE_BYTES = 16;

/**
 * Stores the Machine's predictions in one transaction, together with their entries in the log, so that only a prediction
 * that is in the log can be picked on. If several processes predict the same match, the first stored prediction stands.
 */
export async function storePredictions(
  { db, signer }: { db: Db; signer: Signer },
  predictions: readonly PublishedPrediction[],
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const chunk of chunksOf(predictions)) {
      const stored = await insert(transaction, chunk, now);
      const entries = await entriesOf(transaction, stored);
      await appendEntries(transaction, signer, entries, now);
    }
  });
}

async function insert(
  db: Db,
  predictions: readonly PublishedPrediction[],
  now: Instant,
): Promise<PublishedPrediction[]> {
  const inserted = await db
    .insertInto('predictions')
    .values(predictions.map((published) => rowOf(published, now)))
    .onConflict((conflict) => conflict.column('match_id').doNothing())
    .returning('match_id')
    .execute();
  const ids = new Set(inserted.map(({ match_id }) => match_id));
  const stored = predictions.filter(({ matchId }) => ids.has(matchId));
  const gold = stored.filter(({ isGold }) => isGold).map(({ matchId }) => matchId);
  if (gold.length > 0) await db.updateTable('matches').set({ is_gold: 1 }).where('id', 'in', gold).execute();
  return stored;
}

function rowOf({ matchId, prediction }: PublishedPrediction, now: Instant): Insertable<Tables['predictions']> {
  const stakes = stakesFor(prediction.confidencePct);
  const percentages = toPercentages(prediction.probabilities);
  return {
    match_id: matchId,
    machine_pick: prediction.machinePick,
    confidence_pct: prediction.confidencePct,
    analysis: prediction.analysis,
    rationale: JSON.stringify(prediction.rationaleBullets),
    sources: JSON.stringify(prediction.sources),
    model_version: prediction.modelVersion,
    content_hash: prediction.contentHash,
    created_at: now,
    agree_tenths: toTenths(stakes.agree),
    disagree_tenths: toTenths(stakes.disagree),
    home_pct: percentages.home,
    draw_pct: percentages.draw,
    away_pct: percentages.away,
    reasons: JSON.stringify(prediction.reasons),
  };
}

/** Returns what the log says about predictions: the match as it is stored now. */
async function entriesOf(db: Db, predictions: readonly PublishedPrediction[]): Promise<PredictionEntry[]> {
  if (predictions.length === 0) return [];
  const ids = predictions.map(({ matchId }) => matchId);
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'league', 'home_team as homeTeam', 'away_team as awayTeam', 'start_time as startTime'])
    .where('id', 'in', ids)
    .execute();
  const matches = new Map(rows.map((row) => [row.id, row]));
  return predictions.flatMap(({ matchId, prediction, isGold }) => {
    const match = matches.get(matchId);
    if (match === undefined) return [];
    return {
      kind: 'prediction',
      match: { ...match, startTime: toTime(match.startTime) },
      machinePick: prediction.machinePick,
      confidencePct: prediction.confidencePct,
      probabilities: toPercentages(prediction.probabilities),
      stakes: stakesFor(prediction.confidencePct),
      isGold,
      modelVersion: prediction.modelVersion,
      nonce: randomBytes(NONCE_BYTES).toString('base64url'),
      text: prediction.analysis,
    };
  });
}
