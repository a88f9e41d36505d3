import { recentPicks } from '@machine/mocks/fixtures';
import type { RecentPick } from '@machine/contract';
import { expect, test } from 'vitest';
import { type PickOutcome, pickOutcome, recapMatchId } from './pickOutcome.ts';

const graded = (isCorrect: boolean, isProvisional = false) => ({ kind: 'graded' as const, isCorrect, isProvisional });

test.each<[RecentPick['wasCorrect'], RecentPick['status'], PickOutcome]>([
  [true, 'FINAL', graded(true)],
  [false, 'ABANDONED', graded(false)],
  [true, 'PROVISIONAL', graded(true, true)],
  [null, 'PROVISIONAL', { kind: 'pending' }],
  [null, 'VOID', { kind: 'void', label: 'Void' }],
  [false, 'POSTPONED', { kind: 'void', label: 'Postponed' }],
  [null, 'constructor', { kind: 'pending' }],
])('returns the outcome of a pick with wasCorrect %j and match status %j', (wasCorrect, status, outcome) => {
  expect(pickOutcome({ wasCorrect, status })).toEqual(outcome);
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
