import { eplSlateEntry, openSlateEntry, postponedSlateEntry, rightSlateEntry } from '@machine/mocks/slate.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import { expect, test } from 'vitest';
import { nextResults, resultsPeriod } from './useNextResults.ts';

test.each([
  ['daily', '2025-10-14T09:59:00Z', '2025-10-13T10:00:00.000Z', '2025-10-14T10:00:00.000Z'],
  ['daily', '2025-10-14T10:00:00Z', '2025-10-14T10:00:00.000Z', '2025-10-15T10:00:00.000Z'],
  ['weekly', '2025-10-14T12:00:00Z', '2025-10-14T10:00:00.000Z', '2025-10-16T10:00:00.000Z'],
  ['weekly', '2025-10-19T12:00:00Z', '2025-10-19T10:00:00.000Z', '2025-10-20T10:00:00.000Z'],
] as const)('the next results of a %s board at %s start from %s to %s', (period, now, from, to) => {
  expect(resultsPeriod(period, new Date(now))).toEqual({ from, to });
});

const startingAt = (entry: SlateEntry, startTime: string) => ({ ...entry, match: { ...entry.match, startTime } });
const nba = startingAt(openSlateEntry, '2025-10-15T00:00:00Z');
const epl = startingAt(eplSlateEntry, '2025-10-14T19:00:00Z');
const other: SlateEntry = { ...epl, match: { ...epl.match, league: 'CHESS' } };

test.each([
  ['an NBA match', [nba], { at: '2025-10-15T02:30:00.000Z', isFirst: true }],
  ['the match that ends first', [nba, epl], { at: '2025-10-14T21:00:00.000Z', isFirst: true }],
  ['a day with a result', [rightSlateEntry, nba], { at: '2025-10-15T02:30:00.000Z', isFirst: false }],
  ['a match that takes longer', [startingAt(epl, '2025-10-14T15:59:00Z')], undefined],
  ['postponed matches, and leagues of unknown length', [postponedSlateEntry, other], undefined],
  ['no match', [], undefined],
])('the next results of %s', (_, entries, expected) => {
  expect(nextResults({ entries, nextPredictionAt: null }, new Date('2025-10-14T18:00:00Z'))).toEqual(expected);
});
