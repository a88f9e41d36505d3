import { edgeTable, emptyEdgeTable } from '@machine/mocks/fixtures';
import { expect, it } from 'vitest';
import { rowsOf } from './edgeRows.ts';

const [ahead, , , , , behind] = edgeTable.players;
const kinds = (table: Parameters<typeof rowsOf>[0]) => rowsOf(table).map(({ key }) => key.replace('player u-', ''));

it('puts the Machine between the players ahead of it and those behind', () => {
  expect(kinds({ players: edgeTable.players.slice(3, 6), coin: null })).toEqual([
    'ada',
    'QuietOtter118',
    'machine',
    'OffsideTrap',
  ]);
  expect(kinds({ players: [ahead].flatMap((entry) => entry ?? []), coin: null })).toEqual(['mira', 'machine']);
  expect(kinds({ players: [behind].flatMap((entry) => entry ?? []), coin: null })).toEqual(['machine', 'OffsideTrap']);
});

it('puts the coin where a player with its edge would be', () => {
  expect(kinds(edgeTable).slice(4, 8)).toEqual(['QuietOtter118', 'machine', 'coin', 'OffsideTrap']);
  const coin = { disagreements: 30, wins: 12, luck: 10, verdict: 'BETTER' } as const;
  expect(kinds({ ...edgeTable, coin }).slice(0, 2)).toEqual(['mira', 'coin']);
});

it('has only the Machine without players', () => {
  expect(kinds(emptyEdgeTable)).toEqual(['machine']);
});
