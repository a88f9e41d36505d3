import type { PickStatement, Receipt } from '@machine/contract';
import { verifyCheckpoint } from '../../../../verifier/format/checkpoint.mjs';
import { parseEntry } from '../../../../verifier/format/entry.mjs';
import { type Key, readKey } from '../../../../verifier/format/key.mjs';
import { verifyConsistency, verifyInclusion } from '../../../../verifier/format/tree.mjs';
import { verifyReceipt } from '../../../../verifier/receipt/verify-receipt.mjs';
import { toBase64 } from '../game/proof/nodes.ts';
import type { Hash } from '../game/proof/tree.ts';

/*
 * The verifier, which shares no code with the server, reads what the server has signed. What is wrong is an error.
 */

export type PublicKey = Key;
export { readKey as readPublicKey };
export { verifyNote as openNote } from '../../../../verifier/format/note.mjs';

export async function readCheckpoint(note: string, key: PublicKey) {
  const { size, root, time } = await verifyCheckpoint(note, key);
  return { size, root: toBase64(root), at: time };
}

export function readPrediction(text: string) {
  const entry = parseEntry(text);
  if (entry.kind !== 'prediction') throw new Error(`This is no prediction: ${text}`);
  return entry;
}

/** Returns what a receipt says of the pick. */
export async function openReceipt(receipt: Receipt, key: PublicKey): Promise<PickStatement> {
  const { isValid, steps } = await verifyReceipt(receipt, { key });
  if (!isValid) throw new Error(`The receipt is invalid: ${JSON.stringify(steps)}`);
  return JSON.parse(receipt.pick.split('\n')[1] ?? '');
}

const holds = (verified: Promise<void>): Promise<boolean> =>
  verified.then(
    () => true,
    () => false,
  );
const bytes = (hash: Hash) => new Uint8Array(hash);

type Inclusion = { leaf: Hash; index: number; size: number; path: readonly Hash[]; root: Hash };

/** Returns whether a path proves that a leaf is in a tree. */
export const isIncluded = ({ leaf, path, root, ...at }: Inclusion): Promise<boolean> =>
  holds(verifyInclusion({ ...at, leaf: bytes(leaf), path: path.map(toBase64), root: bytes(root) }));

type Consistency = { from: number; fromRoot: Hash; size: number; root: Hash; proof: readonly Hash[] };

/** Returns whether a proof shows that a tree begins with another one. */
export const isConsistent = ({ from, fromRoot, size, root, proof }: Consistency): Promise<boolean> =>
  holds(
    verifyConsistency({
      from: { size: from, root: bytes(fromRoot) },
      to: { size, root: bytes(root) },
      proof: proof.map(toBase64),
    }),
  );
