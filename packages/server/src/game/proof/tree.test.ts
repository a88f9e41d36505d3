import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../testing/check-log.ts';
import {
  type Addition,
  addLeaves,
  consistencyParts,
  createNodes,
  type Hash,
  inclusionParts,
  leafHash,
  type Nodes,
  rootOf,
  subtreesOf,
  type TreeNode,
} from './tree.ts';

const hex = (hash: Hash) => Buffer.from(hash).toString('hex');

/** Builds a tree by additions that end at these sizes. */
function build(leaves: readonly Hash[], sizes: readonly number[]): { nodes: Nodes; additions: Addition[] } {
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

describe('the test leaves of Certificate Transparency', () => {
  const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const ROOTS = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const leaves = LEAVES.map((leaf) => leafHash(Buffer.from(leaf, 'hex')));
  const { additions } = build(leaves, [1, 2, 3, 4, 5, 6, 7, 8]);

  it('have the known roots at every size', () => {
    expect(additions.map(({ root }) => hex(root))).toEqual(ROOTS);
    expect(hex(rootOf([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

const SIZE = 20;
/** The definitions, by which the verifier is tested, too. */
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

it('rejects leaves and sizes that a tree does not have', () => {
  expect(() => inclusionParts(3, 3)).toThrow('A tree of 3 leaves has no leaf 3.');
  expect(() => consistencyParts(0, 3)).toThrow("doesn't begin with one of 0");
  expect(() => consistencyParts(4, 3)).toThrow("doesn't begin with one of 4");
  expect(() => addLeaves(3, [], [leafHash('')])).toThrow('A tree of 3 leaves has 2 subtrees.');
  expect(() => nodes.get({ level: 9, position: 0 })).toThrow('The log lacks the node 9/0.');
});
