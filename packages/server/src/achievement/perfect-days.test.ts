import { expect, it } from 'vitest';
import { spotlessDays } from './perfect-days.ts';

const DAY = 24 * 60 * 60_000;
const result = (startTime: number, isRight = true) => ({ isRight, stars: 0, startTime });

it.each([
  ['two right ones', [result(0), result(1)], []],
  ['three right ones', [result(0), result(1), result(DAY - 1)], [0]],
  ['three right ones over midnight', [result(DAY - 2), result(DAY - 1), result(DAY)], []],
  ['a wrong one among four', [result(0), result(1), result(2), result(3, false)], []],
  ['two days', [0, 1, 2, DAY, DAY + 1, DAY + 2].map((at) => result(at)), [0, 1]],
])('%s', (_, history, days) => {
  expect(spotlessDays(history)).toEqual(days);
});
