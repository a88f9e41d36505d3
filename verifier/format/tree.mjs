import { concat, fromBase64, isEqual, sha256, utf8 } from './bytes.mjs';
import { isCount } from './form.mjs';
import { inSentence, reject } from './rejection.mjs';

/** @typedef {import('./bytes.mjs').Bytes} Bytes */

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);
const HASH_BYTES = 32;
/** A tree of more than 2^53 entries has no safe size. */
const MAX_PATH = 64;

/** @param {string} entry its exact text */
export const leafHash = (entry) => sha256(concat(LEAF, utf8(entry)));

/** @param {Bytes} left @param {Bytes} right */
const nodeHash = (left, right) => sha256(concat(NODE, left, right));

// Sizes may exceed 32 bits, so there are no bit operators here.
/** @param {number} number */
const isOdd = (number) => number % 2 === 1;
/** @param {number} number */
const half = (number) => Math.floor(number / 2);

/**
 * Computes the root that a path leads to from a leaf, as in RFC 9162, section 2.1.3.2.
 *
 * @param {{ leaf: Bytes, index: unknown, path: unknown, size: number }} inclusion
 * @returns {Promise<Bytes>}
 */
export async function rootOf({ leaf, index, path, size }) {
  if (!isCount(index) || index >= size) return reject(`The index is no position in a log of ${size} entries.`, 'root');
  const hashes = readHashes(path, 'The inclusion path', 'root');
  let [position, last, hash] = [index, size - 1, leaf];
  for (const sibling of hashes) {
    if (last === 0) reject('The inclusion path is too long.', 'root');
    if (isOdd(position) || position === last) {
      hash = await nodeHash(sibling, hash);
      while (!isOdd(position) && position !== 0) [position, last] = [half(position), half(last)];
    } else {
      hash = await nodeHash(hash, sibling);
    }
    [position, last] = [half(position), half(last)];
  }
  if (last !== 0) reject('The inclusion path is too short.', 'root');
  return hash;
}

/**
 * Verifies that a leaf is at an index of a tree.
 *
 * @param {{ leaf: Bytes, index: unknown, path: unknown, size: number, root: Bytes }} inclusion
 */
export async function verifyInclusion({ root, ...inclusion }) {
  if (!isEqual(await rootOf(inclusion), root))
    reject("The inclusion path doesn't lead to the root of the checkpoint.", 'root');
}

/**
 * Verifies that a tree is the beginning of another one, as in RFC 9162, section 2.1.4.2.
 *
 * @typedef {{ size: number, root: Bytes }} Tree
 * @param {{ from: Tree, to: Tree, proof: unknown }} consistency
 */
export async function verifyConsistency({ from, to, proof }) {
  if (from.size > to.size) reject(`The log has shrunk from ${from.size} to ${to.size} entries.`, 'shorter');
  const hashes = readHashes(proof, 'The consistency proof', 'rewritten');
  if (from.size === to.size) {
    if (!isEqual(from.root, to.root)) reject(`There are two different logs of ${from.size} entries.`, 'rewritten');
    if (hashes.length > 0) reject('The consistency proof of a log with itself has to be empty.', 'rewritten');
    return;
  }
  // A complete subtree is a node of the longer tree itself, so its hash isn't repeated in the proof.
  const [start, ...rest] = isPowerOfTwo(from.size) ? [from.root, ...hashes] : hashes;
  if (start === undefined || hashes.length === 0) return reject('The consistency proof is empty.', 'rewritten');
  const roots = await foldConsistency(start, rest, from.size - 1, to.size - 1);
  if (!isEqual(roots.from, from.root) || !isEqual(roots.to, to.root))
    reject(`The log of ${to.size} entries doesn't contain the log of ${from.size} entries.`, 'rewritten');
}

/** @param {Bytes} start @param {Bytes[]} hashes @param {number} first @param {number} second */
async function foldConsistency(start, hashes, first, second) {
  let [position, last] = [first, second];
  while (isOdd(position)) [position, last] = [half(position), half(last)];
  let [from, to] = [start, start];
  for (const hash of hashes) {
    if (last === 0) reject('The consistency proof is too long.', 'rewritten');
    if (isOdd(position) || position === last) {
      [from, to] = [await nodeHash(hash, from), await nodeHash(hash, to)];
      while (!isOdd(position) && position !== 0) [position, last] = [half(position), half(last)];
    } else {
      to = await nodeHash(to, hash);
    }
    [position, last] = [half(position), half(last)];
  }
  if (last !== 0) reject('The consistency proof is too short.', 'rewritten');
  return { from, to };
}

/** @param {unknown} path @param {string} what @param {import('./rejection.mjs').Reason} reason */
function readHashes(path, what, reason) {
  if (!Array.isArray(path) || path.length > MAX_PATH) return reject(`${what} isn't a list of hashes.`, reason);
  return path.map((hash, index) => fromBase64(hash, HASH_BYTES, `Hash ${index} of ${inSentence(what)}`, reason));
}

/** @param {number} number */
const isPowerOfTwo = (number) => Number.isInteger(Math.log2(number));

/**
 * Computes the root of a growing tree from its leaves, in memory that grows with the logarithm of its size.
 */
export class Frontier {
  /** The roots of the complete subtrees, largest first. @type {{ size: number, hash: Bytes }[]} */
  #subtrees = [];
  size = 0;

  /** @param {Bytes} leaf */
  async append(leaf) {
    let subtree = { size: 1, hash: leaf };
    while (this.#subtrees.at(-1)?.size === subtree.size) {
      const left = this.#subtrees.pop();
      if (left !== undefined) subtree = { size: 2 * subtree.size, hash: await nodeHash(left.hash, subtree.hash) };
    }
    this.#subtrees.push(subtree);
    this.size += 1;
  }

  /** Returns the root of the tree so far, which has to have a leaf. @returns {Promise<Bytes>} */
  async root() {
    let hash = this.#subtrees.at(-1)?.hash;
    if (hash === undefined) return reject('A log without entries has no checkpoint.');
    for (const left of this.#subtrees.slice(0, -1).toReversed()) hash = await nodeHash(left.hash, hash);
    return hash;
  }
}
