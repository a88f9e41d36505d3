import type { Receipt } from '@machine/contract';
import { readKey, toBase64, verifyConsistency, verifyInclusion, verifyReceipt } from '@machine/verify';
import { expect } from 'vitest';
import type { Hash } from '../game/proof/tree.ts';

export type PublicKey = Awaited<ReturnType<typeof readKey>>;

/** Returns what a receipt says of the pick, and expects that it is valid (docs/proof.md). */
export async function openReceipt(receipt: Receipt, key: PublicKey) {
  const { steps, found } = await verifyReceipt(receipt, { key });
  expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  return found.pick;
}

const accepts = (verified: Promise<void>) =>
  verified.then(
    () => true,
    () => false,
  );

type Inclusion = { leaf: Hash; index: number; size: number; path: readonly Hash[]; root: Hash };

/** Returns whether a path proves that a leaf is in a tree. */
export const isIncluded = ({ leaf, path, root, ...place }: Inclusion) =>
  accepts(
    verifyInclusion({
      ...place,
      leaf: Uint8Array.from(leaf),
      path: path.map(toBase64Text),
      root: Uint8Array.from(root),
    }),
  );

type Consistency = { from: number; fromRoot: Hash; size: number; root: Hash; proof: readonly Hash[] };

/** Returns whether a proof shows that a tree begins with another one. */
export const isConsistent = ({ from, fromRoot, size, root, proof }: Consistency) =>
  accepts(
    verifyConsistency({
      from: { size: from, root: Uint8Array.from(fromRoot) },
      to: { size, root: Uint8Array.from(root) },
      proof: proof.map(toBase64Text),
    }),
  );

const toBase64Text = (hash: Hash) => toBase64(Uint8Array.from(hash));
