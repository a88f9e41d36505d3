import type { PickChoice } from '@machine/contract/prediction.ts';
import type { Receipt } from '@machine/contract/proof.ts';
import { mockedLog } from './mockedLog.ts';

/** Whose pick on which match a receipt is for, as its canonical JSON says. */
const isFor = ({ pick }: Receipt, expected: Partial<Record<'matchId' | 'userId' | 'choice', string>>) =>
  Object.entries(expected).every(([name, value]) => pick.includes(`"${name}":${JSON.stringify(value)}`));

/** Returns the receipt of the scenarios' player for a match, and for one choice if it is known. */
export const receiptOf = (matchId: string, choice?: PickChoice): Receipt | null =>
  mockedLog.receipts.find((receipt) => isFor(receipt, choice ? { matchId, choice } : { matchId })) ?? null;

/** Returns whether a receipt is for a pick of this player. */
export const isReceiptOf = (receipt: Receipt, userId: string): boolean => isFor(receipt, { userId });

/** A pick on a match that is over, and one on a match that hasn't started. */
export const [finalReceipt, openReceipt] = mockedLog.receipts as readonly [Receipt, Receipt];
