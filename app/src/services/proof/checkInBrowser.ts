import type { ReceiptCheck } from '@machine/ui';
import { browserSupport } from './signedNote.ts';
import { type ReceiptToVerify, verifyReceipt } from './verifyReceipt.ts';

/** Verifies a receipt, or says why this browser can't. */
export async function checkInBrowser(given: ReceiptToVerify): Promise<ReceiptCheck> {
  const support = await browserSupport();
  return support === 'full' ? { kind: 'done', steps: await verifyReceipt(given) } : { kind: support };
}
