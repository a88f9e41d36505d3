import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { treeOf } from '../../testing/check-log.ts';
import {
  type Addition,
  addLeaves,
  consistencyParts,
  createNodes,
  type Hash,
  inclusionParts,
  leafHash,
  subtreesOf,
  type TreeNode,
} from './tree.ts';

/** Builds a tree by additions that end at these sizes. */
function build(leaves: readonly Hash[], sizes: readonly number[]) {
  const all: TreeNode[] = [];
  const additions: Addition[] = [];
  let size = 0;
  for (const end of sizes) {
    const edge = subtreesOf({ start: 0, end: size }).map(createNodes(all).get);
    const addition = addLeaves(size, edge, leaves.slice(size, end));
    all.push(...addition.nodes);
    additions.push(addition);
    size = addition.size;
  }
  return { nodes: createNodes(all), additions };
}

const SIZE = 20;
/** The definitions, by which the verifier is tested, too, also with the test vectors of Certificate Transparency. */
const tree = treeOf(Array.from({ length: SIZE }, (_, index) => `leaf ${index}`));
const { leaves } = tree;
const { nodes, additions: whole } = build(leaves, [SIZE]);
const all = whole.flatMap((addition) => addition.nodes);

it('is the same however its leaves are split into additions', () => {
  const sizesOf = (parts: readonly number[]) => [...new Set(parts), SIZE].toSorted((one, other) => one - other);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: SIZE - 1 })).map(sizesOf), (sizes) => {
      const { additions } = build(leaves, sizes);
      expect(additions.flatMap((addition) => addition.nodes)).toEqual(all);
      for (const { size, root, paths } of additions) {
        expect(root).toEqual(tree.root(0, size));
        const indexes = paths.map((_, offset) => size - paths.length + offset);
        expect(paths).toEqual(indexes.map((index) => inclusionParts(index, size).map(nodes.hashOf)));
      }
    }),
    { numRuns: 30 },
  );
});

it('proves every leaf in every tree, and that every tree begins with every smaller one', () => {
  for (let size = 1; size <= SIZE; size += 1) {
    for (let index = 0; index < size; index += 1) {
      expect(inclusionParts(index, size).map(nodes.hashOf)).toEqual(tree.inclusion(index, 0, size));
      expect(consistencyParts(index + 1, size).map(nodes.hashOf)).toEqual(tree.consistency(index + 1, 0, size));
    }
  }
});

it('rejects leaves and sizes that a tree does not have, and has a root without leaves', () => {
  expect(addLeaves(0, [], []).root).toEqual(createHash('sha256').digest());
  expect(() => inclusionParts(3, 3)).toThrow('A tree of 3 leaves has no leaf 3.');
  expect(() => consistencyParts(0, 3)).toThrow("doesn't begin with one of 0");
  expect(() => consistencyParts(4, 3)).toThrow("doesn't begin with one of 4");
  expect(() => addLeaves(3, [], [leafHash('')])).toThrow('A tree of 3 leaves has 2 subtrees.');
  expect(() => nodes.get({ level: 9, position: 0 })).toThrow('The log lacks the node 9/0.');
});
