import type { Endpoint } from '../endpoint.ts';
import * as proof from '../proof.ts';

/** `lockPick` answers with the receipt, too; this call repeats it. */
export const pickReceipt = {
  method: 'GET',
  path: '/api/picks/:matchId/receipt',
  response: proof.pickReceipt,
} as const satisfies Endpoint;
