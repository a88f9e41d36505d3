import type { Endpoint } from '../endpoint.ts';
import * as proof from '../proof.ts';

/** `lockPick` answers with the receipt, too; this call repeats it. */
export const pickReceipt = {
  method: 'GET',
  path: '/api/picks/:matchId/receipt',
  access: 'owner',
  feature: 'RECEIPTS',
  summary: "Get the receipt of the caller's pick on a match; null for a pick that is older than the log",
  response: proof.pickReceipt,
  errors: { 404: 'The caller has no pick on such a match.' },
} as const satisfies Endpoint;
