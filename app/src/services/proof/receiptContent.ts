import { parsePredictionEntry, parseSignedPick, type Receipt, withEntryText } from '@machine/contract';
import type { ReceiptContent } from '@machine/ui';
import { pickStatement, readNote } from './signedNote.ts';

/** Returns what a receipt says, without checking any of it. */
export function receiptContent({ entry, pick }: Receipt): ReceiptContent {
  const prediction = parsePredictionEntry(entry);
  const signed = parseSignedPick(pickStatement(readNote(pick)));
  return {
    pick: signed && {
      choice: signed.choice,
      stars: signed.choice === 'AGREE' ? signed.stakes.agree : signed.stakes.disagree,
      at: signed.at,
      startTime: signed.startTime,
    },
    prediction: prediction && { ...prediction.match, text: prediction.text },
  };
}

/** Returns the receipt with another text of the Machine, as a cheating server could send it. */
export const withText = (receipt: Receipt, text: string): Receipt => ({
  ...receipt,
  entry: withEntryText(receipt.entry, text),
});
