import { expect, it } from 'vitest';
import { isMachineRight, marksOf, outcomeOf } from './marks.ts';

it.each([
  [2, 1, 'HOME'],
  [1, 2, 'AWAY'],
  [1, 1, 'DRAW'],
  [0, 0, 'DRAW'],
])('%i to %i is %s', (home, away, outcome) => {
  expect(outcomeOf(home, away)).toBe(outcome);
});

/** Machine's pick, outcome, gold; what AGREE and DISAGREE are paid. Nobody is ever right for nothing. */
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
  'the Machine says %s and it is %s, gold %s: AGREE %i, DISAGREE %i',
  (pick, outcome, isGold, agree, disagree) => {
    const marks = marksOf(isMachineRight(pick, outcome), isGold);
    expect(marks).toEqual({
      AGREE: { isRight: agree > 0, stars: agree },
      DISAGREE: { isRight: disagree > 0, stars: disagree },
    });
  },
);
