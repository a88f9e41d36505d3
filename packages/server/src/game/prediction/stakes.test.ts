import { expect, it } from 'vitest';
import { stakesFor } from './stakes.ts';

it.each([
  { probability: 0.39, agree: 3, disagree: 2 },
  { probability: 0.5, agree: 3, disagree: 3 },
  { probability: 0.634, agree: 2, disagree: 3 },
  { probability: 0.95, agree: 1, disagree: 5 },
  { probability: 1, agree: 1, disagree: 5 },
  { probability: 0.05, agree: 5, disagree: 1 },
])('pays $agree for AGREE and $disagree for DISAGREE at $probability', ({ probability, ...stakes }) => {
  expect(stakesFor(probability)).toEqual(stakes);
});
