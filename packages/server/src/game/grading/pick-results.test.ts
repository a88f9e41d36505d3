import { expect, it } from 'vitest';
import { isMachineCorrect, pickResultsFor, outcomeOf } from './pick-results.ts';

it.each([
  [2, 1, 'HOME'],
  [1, 2, 'AWAY'],
  [1, 1, 'DRAW'],
  [0, 0, 'DRAW'],
])('outcomeOf(%i, %i) is %s', (home, away, outcome) => {
  expect(outcomeOf(home, away)).toBe(outcome);
});

/** Machine pick, outcome, gold; stars for AGREE and for DISAGREE. */
it.each([
  ['HOME', 'HOME', false, 1, 0],
  ['HOME', 'AWAY', false, 0, 2],
  ['HOME', 'DRAW', false, 0, 2],
  ['AWAY', 'AWAY', false, 1, 0],
  ['AWAY', 'HOME', false, 0, 2],
  ['AWAY', 'DRAW', false, 0, 2],
  ['DRAW', 'DRAW', false, 1, 0],
  ['DRAW', 'HOME', false, 0, 2],
  ['DRAW', 'AWAY', false, 0, 2],
  ['HOME', 'HOME', true, 5, 0],
  ['HOME', 'AWAY', true, 0, 5],
  ['HOME', 'DRAW', true, 0, 5],
  ['DRAW', 'DRAW', true, 5, 0],
  ['OVERTIME', 'HOME', false, 0, 2],
  ['OVERTIME', 'DRAW', true, 0, 5],
] as const)(
  'prediction %s, outcome %s, gold %s: %i stars for AGREE, %i for DISAGREE',
  (pick, outcome, isGold, agree, disagree) => {
    const results = pickResultsFor(isMachineCorrect(pick, outcome), isGold);
    expect(results).toEqual({
      AGREE: { isCorrect: agree > 0, stars: agree },
      DISAGREE: { isCorrect: disagree > 0, stars: disagree },
    });
  },
);
