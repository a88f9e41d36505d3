import { practiceMatches } from '@machine/mocks/practice.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';
import { readPracticeRound, writePracticeRound } from './practiceStorage.ts';

const round = { matches: practiceMatches, choices: ['AGREE' as const, 'DISAGREE' as const], position: 1 };

afterEach(() => vi.unstubAllGlobals());

test('reads the round that was written, until it is removed', () => {
  stubStorage('sessionStorage');
  expect(readPracticeRound()).toBeNull();
  writePracticeRound(round);
  expect(readPracticeRound()).toEqual(round);
  writePracticeRound(null);
  expect(readPracticeRound()).toBeNull();
});

test.each([
  ['not JSON', '{'],
  ['null', 'null'],
  ['no matches', JSON.stringify({ ...round, matches: [] })],
  ['matches of another shape', JSON.stringify({ ...round, matches: [{ id: 7 }] })],
  ['an unknown choice', JSON.stringify({ ...round, choices: ['AGREE', 'MAYBE'] })],
  ['a match without a pick before the shown one', JSON.stringify({ ...round, position: 4 })],
  ['a pick after the shown match', JSON.stringify({ ...round, position: 0 })],
  ['more picks than matches', JSON.stringify({ ...round, matches: practiceMatches.slice(0, 1) })],
  ['half a position', JSON.stringify({ ...round, position: 1.5 })],
])('ignores %s', (_, stored) => {
  stubStorage('sessionStorage', { practice: stored });
  expect(readPracticeRound()).toBeNull();
});
