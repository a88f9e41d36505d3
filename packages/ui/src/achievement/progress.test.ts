import { lockedAchievement } from '@machine/mocks/achievement.ts';
import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const counted = { ...lockedAchievement, type: 'PROGRESS' };

test.each([
  [3, 10, { value: 3, needed: 10 }],
  [12, 10, { value: 10, needed: 10 }],
  [-4, 10, { value: 0, needed: 10 }],
  [3, 0, null],
  [null, 10, null],
])('returns the progress of %j out of %j as %j', (progress, progressNeeded, expected) => {
  expect(progressOf({ ...counted, progress, progressNeeded })).toEqual(expected);
});

test.each([
  ['unlocked', { unlocked: true }],
  ['of an unknown type', { type: 'EVENT' }],
])('returns no progress for an achievement that is %s', (_, overrides) => {
  expect(progressOf({ ...counted, progress: 3, progressNeeded: 10, ...overrides })).toBeNull();
});
