import { practiceMatches } from '@machine/mocks/practice.ts';
import { expect, test } from 'vitest';
import { withNextMatch, withPick } from './practice.ts';

const start = { matches: practiceMatches, choices: [], position: 0 };

test('a match is picked once, and the next one is shown only after it', () => {
  expect(withNextMatch(start)).toEqual(start);
  const picked = withPick(start, 'AGREE');
  expect(picked).toEqual({ ...start, choices: ['AGREE'] });
  expect(withPick(picked, 'DISAGREE')).toEqual(picked);
  const next = withNextMatch(picked);
  expect(next).toEqual({ ...picked, position: 1 });
  expect(withNextMatch(next)).toEqual(next);
});
