import type { MatchStatus } from '@machine/contract/prediction.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import {
  eplSlateEntry,
  goldSlateEntry,
  liveSlateEntry,
  lockedSlateEntry,
  openSlateEntry,
  rightSlateEntry,
} from '@machine/mocks/slate.ts';
import { describe, expect, test } from 'vitest';
import { groupOf, slateProgress, slateRows } from './slateRows.ts';

const withStatus = (status: string): SlateEntry => ({
  ...openSlateEntry,
  match: { ...openSlateEntry.match, status: status as MatchStatus },
});
const idsOf = (...args: Parameters<typeof slateRows>) => slateRows(...args).map(({ entry }) => entry.match.id);
const [gold, open, epl, live, right] = [goldSlateEntry, openSlateEntry, eplSlateEntry, liveSlateEntry, rightSlateEntry];
const ids = (...entries: SlateEntry[]) => entries.map(({ match }) => match.id);

test.each([
  ['SCHEDULED', 'UPCOMING'],
  ['LIVE', 'LIVE'],
  ['FINAL', 'OVER'],
  ['SUSPENDED', 'OVER'],
])('a match that is %j is in the group %s', (status, group) => {
  expect(groupOf(withStatus(status))).toBe(group);
});

describe('the order of the rows', () => {
  test('is by group, then gold, then followed clubs, then start', () => {
    const entries = [right, live, open, epl, gold];
    expect(idsOf(entries, 'all', [])).toEqual(ids(gold, open, epl, live, right));
    expect(idsOf(entries, 'all', ['MCI'])).toEqual(ids(gold, epl, open, live, right));
  });

  test('keeps that of the server for equal rows', () => {
    expect(idsOf([epl, open], 'all', ['LIV', 'LAL'])).toEqual(ids(epl, open));
  });

  test('says which row is the first of its group, and how many there are', () => {
    const rows = slateRows([gold, open, live], 'all', []);
    expect(rows.map(({ isFirst, groupSize }) => [isFirst, groupSize])).toEqual([
      [true, 2],
      [false, 2],
      [true, 1],
    ]);
  });
});

describe('the filter', () => {
  const entries = [open, epl, live];
  test.each([
    ['all', [], ids(open, epl, live)],
    ['nba', [], ids(open, live)],
    ['epl', [], ids(epl)],
    ['mine', [], []],
    ['mine', ['MCI', 'PHX'], ids(epl, live)],
  ] as const)('%s with %j', (filter, clubs, expected) => {
    expect(idsOf(entries, filter, clubs)).toEqual(expected);
  });

  test('finds followed clubs by name if the server sends no codes', () => {
    const nameless = { ...epl, match: { ...epl.match, homeTeamAbbr: null, awayTeamAbbr: null } };
    expect(slateRows([nameless], 'mine', ['LIV'])[0]?.followed).toEqual({ home: true, away: false });
  });
});

test('the progress counts what is picked or can be, and the picks without a result', () => {
  expect(slateProgress([])).toEqual({ picked: 0, total: 0, pending: 0 });
  const missed = { ...live, userPick: null };
  expect(slateProgress([open, lockedSlateEntry, live, right, missed])).toEqual({ picked: 3, total: 4, pending: 2 });
});
