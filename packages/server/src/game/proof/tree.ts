import { createHash } from 'node:crypto';

/**
 * The Merkle tree of RFC 9162, section 2.1. The hash of every complete subtree is stored and never changes, so that an
 * addition, or a proof, needs only a few of them.
 */

/** A SHA-256 hash, 32 bytes. */
export type Hash = Uint8Array;

/** A complete subtree: level 0 is a leaf, level n has 2ⁿ leaves. `position` counts the subtrees of its level from 0. */
export type Subtree = { level: number; position: number };

export type TreeNode = Subtree & { hash: Hash };

/** The leaves from `start` up to but not including `end`. */
export type Leaves = { start: number; end: number };

const sha256 = (...parts: (Uint8Array | string)[]): Hash => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Returns the hash of an entry, by its bytes or as text in UTF-8. */
export const leafHash = (entry: Uint8Array | string): Hash => sha256(LEAF, entry);

const nodeHash = (left: Hash, right: Hash): Hash => sha256(NODE, left, right);

/** Returns the complete subtrees that cover these leaves, from left to right. Their sizes descend in a tree or a proof. */
export function subtreesOf({ start, end }: Leaves): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let next = start, level = 52; next < end; level -= 1) {
    const size = 2 ** level;
    if (size > end - next) continue;
    subtrees.push({ level, position: next / size });
    next += size;
  }
  return subtrees;
}

/** Returns the root of a tree from the hashes of `subtreesOf`; that of an empty tree is the hash of nothing. */
const rootOf = (hashes: readonly Hash[]): Hash =>
  hashes.length === 0 ? sha256() : hashes.reduceRight((right, left) => nodeHash(left, right));

export type Addition = {
  size: number;
  root: Hash;
  /** The subtrees that the new leaves complete, themselves included. */
  nodes: TreeNode[];
  /** The inclusion path of each new leaf in the tree with all of them, from the leaf upwards. */
  paths: Hash[][];
};

/** Adds leaves to a tree of `size` leaves, of which `subtreesOf` has the hashes `edge`. */
export function addLeaves(size: number, edge: readonly Hash[], leaves: readonly Hash[]): Addition {
  const known = createNodes();
  const old = subtreesOf({ start: 0, end: size });
  if (old.length !== edge.length) throw new Error(`A tree of ${size} leaves has ${old.length} subtrees.`);
  for (const [index, subtree] of old.entries()) known.add({ ...subtree, hash: edge[index] ?? leafHash('') });
  const nodes = leaves.flatMap((leaf, index) => complete(known, { level: 0, position: size + index, hash: leaf }));
  const end = size + leaves.length;
  return {
    size: end,
    root: known.hashOf({ start: 0, end }),
    nodes,
    paths: leaves.map((_, index) => inclusionParts(size + index, end).map(known.hashOf)),
  };
}

/** Adds a node and those that it completes to `known`, and returns them. */
function complete(known: Nodes, node: TreeNode): TreeNode[] {
  const added = [node];
  known.add(node);
  for (let { level, position, hash } = node; position % 2 === 1;) {
    hash = nodeHash(known.get({ level, position: position - 1 }), hash);
    [level, position] = [level + 1, (position - 1) / 2];
    known.add({ level, position, hash });
    added.push({ level, position, hash });
  }
  return added;
}

/** The nodes of a tree that are known. */
export type Nodes = ReturnType<typeof createNodes>;

const keyOf = ({ level, position }: Subtree) => `${level}/${position}`;

export function createNodes(nodes: readonly TreeNode[] = []) {
  const hashes = new Map(nodes.map((node) => [keyOf(node), node.hash]));
  /** Throws an error for an unknown node. */
  function get(subtree: Subtree): Hash {
    const hash = hashes.get(keyOf(subtree));
    if (hash === undefined) throw new Error(`The log lacks the node ${keyOf(subtree)}.`);
    return hash;
  }
  return {
    add: (node: TreeNode) => void hashes.set(keyOf(node), node.hash),
    get,
    /** Returns the hash over leaves whose subtrees are known. */
    hashOf: (leaves: Leaves) => rootOf(subtreesOf(leaves).map(get)),
  };
}

/** Returns the size of the left part of a tree: the largest power of two that is smaller than `size`. */
function leftSize(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

/**
 * Divides a tree down to the part with a leaf that `isLast`. Returns that part, and those that were beside it, from the
 * last one upwards.
 */
function divide(size: number, leaf: number, isLast: (part: Leaves) => boolean): [last: Leaves, ...beside: Leaves[]] {
  let part: Leaves = { start: 0, end: size };
  const beside: Leaves[] = [];
  while (!isLast(part)) {
    const middle = part.start + leftSize(part.end - part.start);
    const [left, right] = [
      { ...part, end: middle },
      { ...part, start: middle },
    ];
    beside.unshift(leaf < middle ? right : left);
    part = leaf < middle ? left : right;
  }
  return [part, ...beside];
}

/**
 * Returns which leaves each hash of an inclusion path covers, from the leaf upwards (RFC 9162, section 2.1.3.1). Throws
 * an error unless `index` is below `size`.
 */
export function inclusionParts(index: number, size: number): Leaves[] {
  if (!(index >= 0 && index < size)) throw new Error(`A tree of ${size} leaves has no leaf ${index}.`);
  return divide(size, index, ({ start, end }) => end - start === 1).slice(1);
}

/**
 * Returns which leaves each hash of the proof covers that a tree of `from` leaves is the beginning of one of `size`
 * leaves (RFC 9162, section 2.1.4.1). Throws an error unless 0 < `from` ≤ `size`.
 */
export function consistencyParts(from: number, size: number): Leaves[] {
  if (!(from > 0 && from <= size)) throw new Error(`A tree of ${size} leaves doesn't begin with one of ${from}.`);
  const [last, ...beside] = divide(size, from - 1, ({ end }) => end === from);
  // The verifier knows the root of the older tree.
  return last.start > 0 ? [last, ...beside] : beside;
}
