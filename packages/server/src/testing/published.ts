import type { PickChoice, Receipt } from '@machine/contract';
import { readKey, verifyReceipt } from '@machine/verify';
import { expect } from 'vitest';
import { createProofKey } from '../game/proof/key.ts';
import type { Db } from '../platform/db/open.ts';
import { HOUR_MS, type Instant } from '../platform/clock/time.ts';
import { storePredictions } from '../season/loop/store-predictions.ts';
import { createMachine } from '../season/machine/elo.ts';
import { fakeMatch } from './fake-data-source.ts';
import type { Game } from './game.ts';
import type { Player } from './player.ts';
import { addMatch } from './rows.ts';

/** Adds matches and publishes the Machine's predictions for them at `now`, in one addition to the log. */
export async function publishMatches(
  db: Db,
  ids: readonly string[],
  { now, startTime = now + HOUR_MS }: { now: Instant; startTime?: Instant },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) await addMatch(transaction, id, startTime, { hasPrediction: false });
  });
  const machine = createMachine('NBA');
  const predictions = ids.map((matchId) => ({
    matchId,
    prediction: machine.predict(fakeMatch(matchId, startTime)),
    isGold: false,
  }));
  await storePredictions({ db, signer: await createProofKey(db)() }, predictions, now);
}

export type PublicKey = Awaited<ReturnType<typeof readKey>>;

export const publicKeyOf = async ({ visitor }: Pick<Game, 'visitor'>): Promise<PublicKey> =>
  readKey((await visitor().get('/proof/key')).text);

/** Picks on published matches and returns the receipts from the responses. */
export async function pickForReceipts(
  player: Player,
  matchIds: readonly string[],
  choice: PickChoice = 'AGREE',
): Promise<Receipt[]> {
  const receipts = [];
  for (const matchId of matchIds) {
    const { body } = await player.post('/api/picks', { matchId, choice });
    const { receipt } = body as { receipt: Receipt | null };
    if (receipt === null) throw new Error(`The pick on ${matchId} has no receipt.`);
    receipts.push(receipt);
  }
  return receipts;
}

/** Returns what a receipt says of the pick, and expects that it is valid (docs/proof.md). */
export async function openReceipt(receipt: Receipt, key: PublicKey) {
  const { steps, found } = await verifyReceipt(receipt, { key });
  expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  return found.pick;
}
