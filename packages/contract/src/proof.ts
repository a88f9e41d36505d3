import * as z from 'zod/mini';
import { pickChoice, stakes } from './prediction.ts';

/** Hashes are in base64. The format of everything here is described in docs/proof.md. */
const hash = z.string();

/** Proves what the Machine predicted before a pick, and that the pick was accepted as it was made. */
export const receipt = z.object({
  version: z.literal(1),
  entry: z.string(),
  index: z.number(),
  path: z.array(hash),
  checkpoint: z.string(),
  pick: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

/** Null for a pick, or on a prediction, that is older than the log. */
export const pickReceipt = z.object({ receipt: z.nullable(receipt) });
export type PickReceipt = z.infer<typeof pickReceipt>;

/** The canonical JSON in a receipt's note of the pick. */
export const pickStatement = z.object({
  v: z.literal(1),
  kind: z.literal('pick'),
  /** The leaf hash of the prediction's entry. */
  leaf: hash,
  matchId: z.string(),
  userId: z.string(),
  choice: pickChoice,
  stakes,
  at: z.string(),
  startTime: z.string(),
});
export type PickStatement = z.infer<typeof pickStatement>;
