import { GOLD_STAKES } from '@machine/contract/constants.ts';
import type { Receipt } from '@machine/contract/proof.ts';
import type { ReceiptContent } from '@machine/ui/proof/receiptState.ts';
import { canonical, parseEntry, readPick, Rejection } from '@machine/verify';

/** Returns what a receipt says, without checking any of it. */
export function receiptContent({ entry, pick }: Receipt): ReceiptContent {
  const parsed = orNull(() => parseEntry(entry));
  const prediction = parsed?.kind === 'prediction' ? parsed : null;
  const signed = orNull(() => readPick(pick));
  return {
    pick: signed && {
      choice: signed.choice,
      stars: (prediction?.isGold ? GOLD_STAKES : signed.stakes)[signed.choice === 'AGREE' ? 'agree' : 'disagree'],
      at: signed.at,
      startTime: signed.startTime,
    },
    prediction: prediction && { ...prediction.match, text: prediction.text },
  };
}

/** Returns null if the verifier rejects something. */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}

/** Returns the receipt with another text of the Machine, as a cheating server could send it. */
export const withText = (receipt: Receipt, text: string): Receipt => ({
  ...receipt,
  entry: canonical({ ...(JSON.parse(receipt.entry) as object), text }),
});
