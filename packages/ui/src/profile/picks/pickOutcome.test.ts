import { recentPicks } from '@machine/mocks/profile.ts';
import type { RecentPick } from '@machine/contract/profile.ts';
import { expect, test } from 'vitest';
import { recapMatchId, ungradedText } from './pickOutcome.ts';

test.each<[RecentPick['wasCorrect'], RecentPick['status'], string | null]>([
  [true, 'FINAL', null],
  [false, 'ABANDONED', null],
  [true, 'PROVISIONAL', null],
  [null, 'PROVISIONAL', 'PENDING'],
  [null, 'VOID', 'Void'],
  [false, 'POSTPONED', 'Postponed'],
  [null, 'constructor', 'PENDING'],
])('says why a pick with wasCorrect %j and match status %j has no mark: %j', (wasCorrect, status, text) => {
  expect(ungradedText({ wasCorrect, status })).toBe(text);
});

test.each<[Partial<RecentPick>, string | null]>([
  [{ status: 'SCHEDULED', wasCorrect: null }, null],
  [{ status: 'VOID', wasCorrect: null }, 'm-9'],
  [{ status: 'LIVE', wasCorrect: null }, 'm-9'],
  [{ status: '' }, 'm-9'],
  [{ status: '', wasCorrect: null }, null],
  [{ status: 'FINAL', matchId: null }, null],
])('links a pick with %j to the recap of %j', (change, matchId) => {
  const final = recentPicks[8];
  expect(final && recapMatchId({ ...final, ...change })).toBe(matchId);
});
