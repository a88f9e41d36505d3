import { expect, test } from 'vitest';
import { matchPathOf } from './returnPath.ts';

test.each([
  ['/completed/nba-1', '', '/completed/nba-1'],
  ['/match-chat/nba-1', '?tab=1', '/match-chat/nba-1'],
  ['/', '?match=nba-1&login=1', '/?match=nba-1'],
  ['/', '?match=a%26b%3D%2F%2Fevil', '/?match=a%26b%3D%2F%2Fevil'],
  ['/', '', null],
  ['/', '?match=', null],
  ['/completed', '', null],
  ['/completed/nba-1/more', '', null],
  ['/leaderboards', '', null],
  ['/signup', '', null],
])('from %s%s a visitor returns to %j', (pathname, search, path) => {
  expect(matchPathOf({ pathname, search })).toBe(path);
});
