import type { PickChoice, PickStatement, Receipt } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { canonicalJson } from './canonical-json.ts';
import { type PredictionEntry, toTime } from './entries.ts';
import { toBase64 } from './nodes.ts';
import type { Signer } from './note.ts';
import { leafHash } from './tree.ts';

/** The pick as a receipt states it. All of it is stored with the pick and never changes. */
export type SignedPick = {
  matchId: string;
  userId: string;
  choice: PickChoice;
  pickedAt: Instant;
  /** The start of the match as known when it was picked. */
  matchStart: Instant;
};

/** The entry of a prediction in the log, with what proves that it is there. Never changes. */
export type CommittedPrediction = Omit<Receipt, 'version' | 'pick'> & Pick<PickStatement, 'leaf' | 'stakes'>;

/** Returns the receipt of a pick, the same each time. */
export function receiptOf(
  { origin, sign }: Signer,
  prediction: CommittedPrediction,
  { matchId, userId, choice, pickedAt, matchStart }: SignedPick,
): Receipt {
  const { leaf, stakes, ...proof } = prediction;
  const statement: PickStatement = {
    v: 1,
    kind: 'pick',
    leaf,
    matchId,
    userId,
    choice,
    stakes,
    at: toTime(pickedAt),
    startTime: toTime(matchStart),
  };
  return { version: 1, ...proof, pick: sign([`${origin}/picks`, canonicalJson(statement)]) };
}

/** Finds the entries of the predictions for matches, by match. Predictions that are older than the log have none. */
export async function findCommitted(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, CommittedPrediction>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('proof_entries')
    .innerJoin('proof_checkpoints', 'proof_checkpoints.size', 'proof_entries.checkpoint_size')
    .select(['subject', 'text as entry', 'position as index', 'path', 'note as checkpoint'])
    .where('kind', '=', 'prediction')
    .where('subject', 'in', matchIds)
    .execute();
  const committed = rows.map(({ subject, path, ...proof }): [string, CommittedPrediction] => {
    const { stakes } = JSON.parse(proof.entry) as PredictionEntry;
    return [subject, { ...proof, path: JSON.parse(path), leaf: toBase64(leafHash(proof.entry)), stakes }];
  });
  return new Map(committed);
}
