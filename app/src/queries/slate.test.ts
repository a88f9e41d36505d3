import type { SlateEntry } from '@machine/contract/slate.ts';
import {
  liveSlateEntry,
  openSlateEntry,
  postponedSlateEntry,
  rightSlateEntry,
  unpickedOverSlateEntry,
  voidSlateEntry,
} from '@machine/mocks/slate.ts';
import { expect, test } from 'vitest';
import { dayPeriod, isSlateOver, slateResultsKey } from './slate.ts';

const slate = (...entries: SlateEntry[]) => ({ entries, nextPredictionAt: null });
const withResult = (entry: SlateEntry, more: Partial<SlateEntry['result']>): SlateEntry => ({
  ...entry,
  result: entry.result && { ...entry.result, ...more },
});
const ungraded = withResult(rightSlateEntry, { isUserCorrect: null, starsDelta: null });

test.each([
  ['nothing', [], true],
  ['an open match', [openSlateEntry], false],
  ['a live match', [rightSlateEntry, liveSlateEntry], false],
  ['results, and matches that do not count', [rightSlateEntry, voidSlateEntry, postponedSlateEntry], true],
  ['a result without a pick', [unpickedOverSlateEntry], true],
  ['a final match whose pick is not graded yet', [ungraded], false],
])('isSlateOver of %s is %3$s', (_, entries, isOver) => {
  expect(isSlateOver(slate(...entries))).toBe(isOver);
});

test('slateResultsKey changes with results, corrections and stars, but not with picks and live scores', () => {
  const before = slateResultsKey(slate(openSlateEntry, liveSlateEntry, ungraded));
  const keyOf = (...entries: SlateEntry[]) => slateResultsKey(slate(...entries));
  const picked: SlateEntry = { ...openSlateEntry, userPick: 'AGREE' };
  expect(keyOf(ungraded, picked, withResult(liveSlateEntry, { scoreHome: 99 }))).toBe(before);
  expect(keyOf(openSlateEntry, liveSlateEntry, rightSlateEntry)).not.toBe(before);
  expect(keyOf(openSlateEntry, liveSlateEntry, withResult(ungraded, { scoreHome: 1 }))).not.toBe(before);
  const over = { ...liveSlateEntry, match: { ...liveSlateEntry.match, status: 'FINAL' as const } };
  expect(keyOf(openSlateEntry, over, ungraded)).not.toBe(before);
});

test('dayPeriod is a day from midnight to midnight, also when the clocks change', () => {
  const { from, to } = dayPeriod(new Date(2025, 9, 14, 23, 59), 1);
  expect([new Date(from), new Date(to)]).toEqual([new Date(2025, 9, 15), new Date(2025, 9, 16)]);
});
