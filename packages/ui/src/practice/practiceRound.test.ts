import { practiceMatches } from '@machine/mocks/practice.ts';
import { expect, test } from 'vitest';
import { resultOf, resultsOf, scoreOf } from './practiceRound.ts';

const [wrong, right] = practiceMatches;
if (!wrong || !right) throw new Error('The fixtures have too few matches.');

test.each([
  [right, 'AGREE', true, true, right.prediction.stakes?.agree],
  [right, 'DISAGREE', false, true, 0],
  [wrong, 'AGREE', false, false, 0],
  [wrong, 'DISAGREE', true, false, wrong.prediction.stakes?.disagree],
] as const)(
  'judges by the outcome, and pays only who was right: %#',
  (match, choice, isRight, isMachineRight, stars) => {
    expect(resultOf(match, choice)).toEqual({ match, choice, isRight, isMachineRight, stars });
  },
);

test('without stakes, nothing is known about the stars of a right pick', () => {
  const match = { ...right, prediction: { ...right.prediction, stakes: undefined } };
  expect(resultOf(match, 'AGREE').stars).toBeUndefined();
  expect(resultOf(match, 'DISAGREE').stars).toBe(0);
});

test('a round has results only for the matches that were picked', () => {
  const results = resultsOf({ matches: practiceMatches, choices: ['DISAGREE', 'DISAGREE', 'AGREE'], position: 2 });
  expect(results.map(({ isRight }) => isRight)).toEqual([true, false, false]);
  expect(scoreOf(results)).toBe('You 1, the Machine 1');
  expect(scoreOf([])).toBe('You 0, the Machine 0');
});
