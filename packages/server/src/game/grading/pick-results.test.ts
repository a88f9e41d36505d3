import { expect, it } from 'vitest';
import { type GradedPrediction, isMachineCorrect, pickResultsFor, outcomeOf } from './pick-results.ts';

it.each([
  [2, 1, 'HOME'],
  [1, 2, 'AWAY'],
  [1, 1, 'DRAW'],
  [0, 0, 'DRAW'],
])('outcomeOf(%i, %i) is %s', (home, away, outcome) => {
  expect(outcomeOf(home, away)).toBe(outcome);
});

const prediction: GradedPrediction = {
  machine_pick: 'HOME',
  confidence_pct: 60,
  is_gold: 0,
  agree_tenths: null,
  disagree_tenths: null,
  home_pct: null,
  draw_pct: null,
  away_pct: null,
};
const staked = { agree_tenths: 30, disagree_tenths: 23, home_pct: 39.4, draw_pct: 35.5, away_pct: 25.1 } as const;

/** Machine pick, outcome, gold; stars for AGREE and for DISAGREE, without stakes and with them. */
it.each([
  ['HOME', 'HOME', false, [1, 0], [3, 0]],
  ['HOME', 'AWAY', false, [0, 2], [0, 2.3]],
  ['HOME', 'DRAW', false, [0, 2], [0, 2.3]],
  ['AWAY', 'AWAY', false, [1, 0], [3, 0]],
  ['AWAY', 'HOME', false, [0, 2], [0, 2.3]],
  ['AWAY', 'DRAW', false, [0, 2], [0, 2.3]],
  ['DRAW', 'DRAW', false, [1, 0], [3, 0]],
  ['DRAW', 'HOME', false, [0, 2], [0, 2.3]],
  ['DRAW', 'AWAY', false, [0, 2], [0, 2.3]],
  ['HOME', 'HOME', true, [5, 0], [5, 0]],
  ['HOME', 'AWAY', true, [0, 5], [0, 5]],
  ['HOME', 'DRAW', true, [0, 5], [0, 5]],
  ['DRAW', 'DRAW', true, [5, 0], [5, 0]],
] as const)(
  'prediction %s, outcome %s, gold %s: pays %j stars without stakes and %j with them',
  (machine_pick, outcome, isGold, unstakedStars, stakedStars) => {
    const graded: GradedPrediction = { ...prediction, machine_pick, is_gold: isGold ? 1 : 0 };
    const isCorrect = isMachineCorrect(machine_pick, outcome);
    for (const [columns, stars] of [
      [{}, unstakedStars],
      [staked, stakedStars],
    ] as const) {
      expect(pickResultsFor({ ...graded, ...columns }, isCorrect)).toMatchObject({
        AGREE: { isCorrect, stars: stars[0] },
        DISAGREE: { isCorrect: !isCorrect, stars: stars[1] },
      });
    }
  },
);

it('counts a prediction that is no outcome at all as wrong', () => {
  expect(isMachineCorrect('OVERTIME', 'HOME')).toBe(false);
});

it.each([
  ['HOME', false, 0.394],
  ['HOME', true, -0.606],
  ['DRAW', false, 0.355],
  ['AWAY', true, -0.749],
] as const)(
  'prediction %s, correct %s: a DISAGREE adds an edge of %f, even on gold',
  (machine_pick, isCorrect, edge) => {
    for (const is_gold of [0, 1] as const) {
      const { AGREE, DISAGREE } = pickResultsFor({ ...prediction, ...staked, machine_pick, is_gold }, isCorrect);
      expect(DISAGREE.edge).toBeCloseTo(edge, 12);
      expect(DISAGREE.edgeVariance).toBeCloseTo(Math.abs(edge) * (1 - Math.abs(edge)), 12);
      expect(AGREE).toMatchObject({ edge: null, edgeVariance: null });
    }
  },
);

it('adds no edge without stored probabilities', () => {
  expect(pickResultsFor(prediction, false).DISAGREE).toMatchObject({ edge: null, edgeVariance: null });
});

it.each([
  ['a stored probability of 50', { home_pct: 50 }, true],
  ['a stored probability of 49.9', { home_pct: 49.9 }, false],
  ['a confidence of 50, without probabilities', { home_pct: null, confidence_pct: 50 }, true],
  ['a confidence of 49.9, without probabilities', { home_pct: null, confidence_pct: 49.9 }, false],
])('at %s, counts a DISAGREE for the AI Slayers board: %j is %s', (_, columns, isSlayerPick) => {
  const { AGREE, DISAGREE } = pickResultsFor({ ...prediction, ...staked, ...columns }, true);
  expect({ agree: AGREE.isSlayerPick, disagree: DISAGREE.isSlayerPick }).toEqual({
    agree: false,
    disagree: isSlayerPick,
  });
});
