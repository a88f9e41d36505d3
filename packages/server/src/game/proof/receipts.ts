import type { Receipt } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { ProofKey } from './key.ts';
import { type CommittedPrediction, findCommitted, receiptOf, type SignedPick } from './receipt.ts';

export type ReceiptDeps = { db: Db; proofKey: ProofKey };

/** Makes the receipts of picks. */
export type Receipts = ReturnType<typeof createReceipts>;

/** About as many matches as are open at a time, of 3 kB each. */
const REMEMBERED_MAX = 100;

export function createReceipts({ db, proofKey }: ReceiptDeps) {
  const remembered = new Map<string, CommittedPrediction>();

  async function committed(matchId: string, on: Db): Promise<CommittedPrediction | undefined> {
    const known = remembered.get(matchId);
    if (known !== undefined) return known;
    const found = (await findCommitted(on, [matchId])).get(matchId);
    if (found !== undefined) remember(matchId, found);
    return found;
  }

  function remember(matchId: string, prediction: CommittedPrediction): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
    remembered.set(matchId, prediction);
  }

  /** Returns the receipt of a pick; null if the prediction is older than the log. `on` is a transaction. */
  async function of(pick: SignedPick, on: Db = db): Promise<Receipt | null> {
    const prediction = await committed(pick.matchId, on);
    return prediction === undefined ? null : receiptOf(await proofKey(on), prediction, pick);
  }

  return {
    /** Reads what the receipts of picks on a match need, so that `of` has nothing left to read in a transaction. */
    prepare: async (matchId: string): Promise<unknown> => (await committed(matchId, db)) && proofKey(),
    of,
    /** Returns the receipt of a stored pick; undefined if there is no such pick. */
    async find(userId: string, matchId: string): Promise<Receipt | null | undefined> {
      const pick = await findPick(db, userId, matchId);
      return pick && of(pick);
    },
  };
}

/** Returns the receipts of those picks that have one. */
export async function receiptsOf({ db, proofKey }: ReceiptDeps, picks: readonly SignedPick[]): Promise<Receipt[]> {
  const committed = await findCommitted(
    db,
    picks.map(({ matchId }) => matchId),
  );
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
