import type { Receipt } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { ProofKey } from './key.ts';
import { type CommittedPrediction, findCommitted, receiptOf, type SignedPick } from './receipt.ts';

export type ReceiptDeps = { db: Db; proofKey: ProofKey };

/** Returns the receipt of a pick; null if the prediction is older than the log. In a transaction, `on` is that transaction. */
export type ReceiptFor = (pick: SignedPick, on?: Db) => Promise<Receipt | null>;

/** About as many matches as are open at a time, of 3 kB each. */
const REMEMBERED_MAX = 100;

export function createReceipts({ db, proofKey }: ReceiptDeps): ReceiptFor {
  const remembered = new Map<string, CommittedPrediction>();

  return async (pick, on = db) => {
    const { matchId } = pick;
    const prediction = remembered.get(matchId) ?? (await findCommitted(on, [matchId])).get(matchId);
    if (prediction === undefined) return null;
    const [oldest] = remembered.keys();
    remembered.set(matchId, prediction);
    if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
    return receiptOf(await proofKey(on), prediction, pick);
  };
}

/** Returns the receipts of those picks that have one. */
export async function receiptsOf({ db, proofKey }: ReceiptDeps, picks: readonly SignedPick[]): Promise<Receipt[]> {
  const ids = picks.map(({ matchId }) => matchId);
  const committed = await findCommitted(db, ids);
  if (committed.size === 0) return [];
  const signer = await proofKey();
  return picks.flatMap((pick) => {
    const prediction = committed.get(pick.matchId);
    return prediction === undefined ? [] : receiptOf(signer, prediction, pick);
  });
}

/** Selects the picks of a user, as receipts say them. */
export const selectPicks = (db: Db, userId: string) =>
  db
    .selectFrom('picks')
    .select(['match_id as matchId', 'user_id as userId', 'choice', 'created_at as pickedAt'])
    .select('match_start as matchStart')
    .where('user_id', '=', userId);

/** Finds a user's pick on a match. */
export const findPick = (db: Db, userId: string, matchId: string): Promise<SignedPick | undefined> =>
  selectPicks(db, userId).where('match_id', '=', matchId).executeTakeFirst();
