import { expect, it } from 'vitest';
import { daysAllCorrect } from './perfect-days.ts';

const DAY = 24 * 60 * 60_000;
/** Results at times after the start of a game day, 10:00 UTC. */
const result = (at: number, isCorrect = true) => ({
  matchId: '',
  isCorrect,
  tenths: 0,
  startTime: 10 * 60 * 60_000 + at,
});

it.each([
  ['two correct picks', [result(0), result(1)], []],
  ['three correct picks', [result(0), result(1), result(DAY - 1)], [0]],
  ['three correct picks across the end of a day', [result(DAY - 2), result(DAY - 1), result(DAY)], []],
  ['four picks with a wrong one', [result(0), result(1), result(2), result(3, false)], []],
  ['two perfect days', [0, 1, 2, DAY, DAY + 1, DAY + 2].map((at) => result(at)), [0, 1]],
])('daysAllCorrect: %s', (_, history, days) => {
  expect(daysAllCorrect(history)).toEqual(days);
});
