import { expect, test } from 'vitest';
import { headingOf } from './headingOf.ts';

test.each([
  ['picks', 'Picks'],
  ['chatMessages', 'Chat messages'],
  ['profile.createdAt', 'Profile created at'],
  ['', ''],
  ['<b>', '<b>'],
])('headingOf(%j) is %j', (name, heading) => {
  expect(headingOf(name)).toBe(heading);
});
