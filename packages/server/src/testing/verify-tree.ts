import { type Hash, nodeHash } from '../game/proof/tree.ts';

const isSame = (one: Hash, other: Hash) => Buffer.compare(one, other) === 0;

type Inclusion = { leaf: Hash; index: number; size: number; path: readonly Hash[]; root: Hash };

/** Returns whether a path proves that a leaf is in a tree, literally as in RFC 9162, section 2.1.3.2. */
export function isIncluded({ leaf, index, size, path, root }: Inclusion): boolean {
  if (index >= size) return false;
  let [fn, sn, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(sibling, hash);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)];
    } else hash = nodeHash(hash, sibling);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && isSame(hash, root);
}

type Consistency = { from: number; fromRoot: Hash; size: number; root: Hash; proof: readonly Hash[] };

/** Returns whether a proof shows that a tree begins with another one, literally as in RFC 9162, section 2.1.4.2. */
export function isConsistent({ from, fromRoot, size, root, proof }: Consistency): boolean {
  if (from === size) return proof.length === 0 && isSame(fromRoot, root);
  const isComplete = Number.isInteger(Math.log2(from));
  const [first, ...rest] = isComplete ? [fromRoot, ...proof] : proof;
  if (first === undefined || proof.length === 0) return false;
  let [fn, sn] = [from - 1, size - 1];
  while (fn % 2 === 1) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  let [older, newer] = [first, first];
  for (const hash of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      older = nodeHash(hash, older);
      newer = nodeHash(hash, newer);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)];
    } else newer = nodeHash(newer, hash);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && isSame(older, fromRoot) && isSame(newer, root);
}
