import type { ReceiptCheck } from '@machine/ui';
import { type ReceiptToVerify, verifyReceipt } from './verifyReceipt.ts';

/** Verifies a receipt, or says why this browser can't. */
export async function checkInBrowser(given: ReceiptToVerify): Promise<ReceiptCheck> {
  const support = await browserSupport();
  return support === 'full' ? { kind: 'done', steps: await verifyReceipt(given) } : { kind: support };
}

/** Returns whether the browser can check signatures: only on a secure page, and only newer ones know Ed25519. */
async function browserSupport(): Promise<'full' | 'insecure' | 'outdated'> {
  if (globalThis.crypto?.subtle === undefined) return 'insecure';
  // The point that the curve starts with: any valid key.
  const example = new Uint8Array(32).fill(0x66).fill(0x58, 0, 1);
  return crypto.subtle.importKey('raw', example, 'Ed25519', false, ['verify']).then(
    () => 'full',
    () => 'outdated',
  );
}
