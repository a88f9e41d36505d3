import { practiceMatches } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { resultOf, resultsOf, scoreOf, verdictOf } from './practiceRound.ts';

const [wrong, right] = practiceMatches;
if (!wrong || !right) throw new Error('The fixtures have too few matches.');

test.each([
  [right, 'AGREE', 'You were both right', right.prediction.stakes?.agree],
  [right, 'DISAGREE', 'The Machine was right', 0],
  [wrong, 'AGREE', 'You were both wrong', 0],
  [wrong, 'DISAGREE', 'You beat the Machine', wrong.prediction.stakes?.disagree],
] as const)(
  '%#: %s is judged by the outcome, and pays its stake only if it was right',
  (match, choice, verdict, stars) => {
    const result = resultOf(match, choice);
    expect(verdictOf(result)).toBe(verdict);
    expect(result.stars).toBe(stars);
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
