import type { Endpoint } from '../endpoint.ts';
import * as proof from '../proof.ts';

/** Only on servers with the feature RECEIPTS. */
export const pickReceipt = {
  method: 'GET',
  path: '/api/picks/:matchId/receipt',
  response: proof.pickReceiptResponse,
} as const satisfies Endpoint;
