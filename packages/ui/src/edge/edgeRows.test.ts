import { edgeTable, emptyEdgeTable, luckyEdgeTable } from '@machine/mocks/edgeTable.ts';
import { expect, it } from 'vitest';
import { closestOf, rowsOf } from './edgeRows.ts';

const [ahead, , , , , behind] = edgeTable.players;
const kinds = (table: Parameters<typeof rowsOf>[0]) => rowsOf(table).map(({ key }) => key.replace('player u-', ''));

it('puts the Machine and a coin between the players ahead of it and those behind', () => {
  expect(kinds({ players: edgeTable.players.slice(3, 6) })).toEqual([
    'ada',
    'QuietOtter118',
    'machine',
    'coin',
    'OffsideTrap',
  ]);
  expect(kinds({ players: [ahead].flatMap((entry) => entry ?? []) })).toEqual(['mira', 'machine', 'coin']);
  expect(kinds({ players: [behind].flatMap((entry) => entry ?? []) })).toEqual(['machine', 'coin', 'OffsideTrap']);
  expect(kinds(emptyEdgeTable)).toEqual(['machine', 'coin']);
});

it('names who is closest only while nobody is beyond luck, and no bot', () => {
  expect(closestOf(edgeTable)).toBeNull();
  expect(closestOf(luckyEdgeTable)?.username).toBe('the_honourable_member_for_llanfairpwllgwyngyll');
  const bots = luckyEdgeTable.players.map((entry) => ({ ...entry, isBot: true }));
  expect(closestOf({ players: bots })).toBeNull();
});
