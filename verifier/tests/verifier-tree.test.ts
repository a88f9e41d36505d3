import { expect, test } from 'vitest';
import { toHex } from '../format/bytes.mjs';
import { Rejection } from '../format/rejection.mjs';
import { Frontier, leafHash, verifyConsistency, verifyInclusion } from '../format/tree.mjs';
import { base64, Tree } from './log-maker.ts';

const LARGEST = 15;

const bytes = (buffer: Uint8Array) => Uint8Array.from(buffer);

async function treeOf(size: number): Promise<Tree> {
  const tree = new Tree();
  for (let index = 0; index < size; index += 1) tree.leaves.push(Buffer.from(await leafHash(`entry ${index}`)));
  return tree;
}

const rejected = (promise: Promise<void>) =>
  promise.then(
    () => false,
    (error: unknown) => error instanceof Rejection,
  );

/** Returns ways to spoil a path or proof. */
function spoiled(path: readonly string[], foreign: string): string[][] {
  return [
    [...path, foreign],
    path.slice(0, -1),
    ...path.map((_, index) => path.with(index, foreign)),
    ...path.slice(1).map((hash, index) => path.with(index, hash).with(index + 1, path[index] ?? '')),
  ].filter((changed) => changed.join() !== path.join());
}

test('the root of growing trees is that of the definition', async () => {
  const tree = await treeOf(LARGEST);
  const frontier = new Frontier();
  for (const [index, leaf] of tree.leaves.entries()) {
    await frontier.append(bytes(leaf));
    expect(toHex(await frontier.root())).toBe(tree.root(0, index + 1).toString('hex'));
  }
});

test('roots are those of the test vectors of Certificate Transparency', async () => {
  const frontier = new Frontier();
  const roots = [];
  for (const leaf of ['', '\0', '\x10', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno']) {
    await frontier.append(await leafHash(leaf));
    roots.push(toHex(await frontier.root()));
  }
  expect(roots[0]).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(roots[7]).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
});

test('accepts every inclusion path, and no spoiled one', async () => {
  const tree = await treeOf(LARGEST);
  const foreign = base64(await leafHash('foreign'));
  for (let size = 1; size <= LARGEST; size += 1) {
    const root = bytes(tree.root(0, size));
    for (let index = 0; index < size; index += 1) {
      const leaf = bytes(tree.leaves[index] as Buffer);
      const path = tree.inclusion(index, 0, size).map(base64);
      await verifyInclusion({ leaf, index, path, size, root });
      for (const changed of spoiled(path, foreign))
        expect(await rejected(verifyInclusion({ leaf, index, path: changed, size, root }))).toBe(true);
      for (const other of [index + 1, index - 1, size, -1, 0.5, '0'])
        expect(await rejected(verifyInclusion({ leaf, index: other, path, size, root }))).toBe(true);
    }
  }
});

test('accepts every consistency proof, and no spoiled one', async () => {
  const tree = await treeOf(LARGEST);
  const foreignBytes = await leafHash('foreign');
  const foreign = base64(foreignBytes);
  const treeAt = (size: number) => ({ size, root: bytes(tree.root(0, size)) });
  for (let size = 1; size <= LARGEST; size += 1) {
    for (let first = 1; first <= size; first += 1) {
      const [from, to] = [treeAt(first), treeAt(size)];
      const proof = tree.consistency(first, 0, size).map(base64);
      await verifyConsistency({ from, to, proof });
      const backwards = { from: to, to: { ...from, root: foreignBytes }, proof };
      const wrong = [
        backwards,
        { from: { ...from, root: foreignBytes }, to, proof },
        { from, to: backwards.to, proof },
      ];
      for (const changed of [...wrong, ...spoiled(proof, foreign).map((proof) => ({ from, to, proof }))])
        expect(await rejected(verifyConsistency(changed))).toBe(true);
    }
  }
});
