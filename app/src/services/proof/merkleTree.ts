import { type Bytes, isSame, sha256, utf8 } from './bytes.ts';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leafHash = (entry: string): Promise<Bytes> => sha256(LEAF, utf8(entry));
const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(NODE, left, right);

const isOdd = (position: number) => position % 2 === 1;
const half = (position: number) => Math.floor(position / 2);
const isPowerOfTwo = (size: number) => size.toString(2).lastIndexOf('1') === 0;

/** Where a walk from the leaves to the root is: a position and the last one on the same level. */
type Place = readonly [position: number, last: number];

const up = ([position, last]: Place): Place => [half(position), half(last)];

/** Goes up as long as nothing is to the right of the position. */
function upToLeftSibling(place: Place): Place {
  let at = place;
  while (!isOdd(at[0]) && at[0] !== 0) at = up(at);
  return at;
}

const isRightNode = ([position, last]: Place) => isOdd(position) || position === last;

export type InclusionPath = { index: number; size: number; leaf: Bytes; path: readonly Bytes[] };

/** Returns the root that the path leads to, as in RFC 9162, section 2.1.3.2. Null if the path has another length. */
export async function rootOf({ index, size, leaf, path }: InclusionPath): Promise<Bytes | null> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return null;
  let at: Place = [index, size - 1];
  let root = leaf;
  for (const hash of path) {
    if (at[1] === 0) return null;
    if (isRightNode(at)) {
      root = await nodeHash(hash, root);
      at = upToLeftSibling(at);
    } else {
      root = await nodeHash(root, hash);
    }
    at = up(at);
  }
  return at[1] === 0 ? root : null;
}

export type TreeHead = { size: number; root: Bytes };

/** Whether the path shows that the newer tree starts with the older one, as in RFC 9162, section 2.1.4.2. */
export async function isConsistent(older: TreeHead, newer: TreeHead, path: readonly Bytes[]): Promise<boolean> {
  if (older.size === newer.size) return path.length === 0 && isSame(older.root, newer.root);
  if (older.size === 0 || older.size > newer.size) return false;
  const [first, ...rest] = isPowerOfTwo(older.size) ? [older.root, ...path] : path;
  if (first === undefined || path.length === 0) return false;
  let at: Place = [older.size - 1, newer.size - 1];
  while (isOdd(at[0])) at = up(at);
  let roots = [first, first] as const;
  for (const hash of rest) {
    if (at[1] === 0) return false;
    if (isRightNode(at)) {
      roots = [await nodeHash(hash, roots[0]), await nodeHash(hash, roots[1])];
      at = upToLeftSibling(at);
    } else {
      roots = [roots[0], await nodeHash(roots[1], hash)];
    }
    at = up(at);
  }
  return at[1] === 0 && isSame(roots[0], older.root) && isSame(roots[1], newer.root);
}
