import { lockedAchievement } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const counted = { ...lockedAchievement, type: 'PROGRESS' };

test.each([
  [3, 10, { value: 3, needed: 10 }],
  [0, 10, { value: 0, needed: 10 }],
  [12, 10, { value: 10, needed: 10 }],
  [-4, 10, { value: 0, needed: 10 }],
  [3, 0, null],
  [3, -1, null],
  [null, 10, null],
  [3, null, null],
  [Number.NaN, 10, null],
  [3, Number.POSITIVE_INFINITY, null],
])('%j of %j is drawn as %j', (progress, progressNeeded, drawn) => {
  expect(progressOf({ ...counted, progress, progressNeeded })).toEqual(drawn);
});

test.each([
  ['unlocked', { unlocked: true }],
  ['of a type that nobody knows', { type: 'EVENT' }],
])('one that is %s shows no progress', (_, odd) => {
  expect(progressOf({ ...counted, progress: 3, progressNeeded: 10, ...odd })).toBeNull();
});
