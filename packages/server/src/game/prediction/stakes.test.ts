import { expect, it } from 'vitest';
import { stakesFor } from './stakes.ts';

it.each([
  { percent: 39, agree: 3.1, disagree: 2 },
  { percent: 50, agree: 2.5, disagree: 2.5 },
  { percent: 57, agree: 2.2, disagree: 2.9 },
  { percent: 63.4, agree: 1.8, disagree: 3.2 },
  { percent: 95, agree: 0.3, disagree: 4.8 },
  { percent: 99.5, agree: 0.1, disagree: 5 },
  { percent: 0, agree: 5, disagree: 0.1 },
])('pays $agree for AGREE and $disagree for DISAGREE at $percent %', ({ percent, ...stakes }) => {
  expect(stakesFor(percent)).toEqual(stakes);
});
