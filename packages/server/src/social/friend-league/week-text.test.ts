import { expect, test } from 'vitest';
import { gameWeekOf } from '../../platform/clock/game-day.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { weekLine, winText } from './week-text.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

test.each([
  [['a'], 1, [], 'a won with 1 star.'],
  [['a', 'b', 'c'], 14.2, ['d'], 'a, b and c won with 14.2 stars each. Lost to the Machine: d.'],
  [[], 0, names(5), 'nobody earned stars. Lost to the Machine: p1, p2, p3, p4, p5.'],
  [['a'], 2, names(8), 'a won with 2 stars. Lost to the Machine: p1, p2, p3, p4, p5 and 3 more.'],
  [names(6), 2, [], 'p1, p2, p3, p4, p5 and 1 more won with 2 stars each.'],
])('the line of a week won by %j with %d stars, lost by %j', (winners, stars, lost, text) => {
  expect(weekLine(gameWeekOf(KICK_OFF), { winners, stars, lost })).toBe(`Week of Nov 16: ${text}`);
});

test.each([
  [[], 0, 'nobody earned stars this week.'],
  [['you'], 14.2, 'you won the week with 14.2 stars.'],
  [['ada', 'you'], 8, 'ada and you won the week with 8 stars each.'],
  [names(3), 8, '3 members won the week with 8 stars each.'],
])('the notice of a week won by %j', (winners, stars, text) => {
  expect(winText({ winners, stars })).toBe(text);
});
