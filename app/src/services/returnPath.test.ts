import { expect, onTestFinished, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';
import { keepReturnPath, returnPathOf, takeReturnPath } from './returnPath.ts';

test.each([
  ['/', '?match=nba-1&login=1', undefined, '/?match=nba-1'],
  ['/', '?match=a%26b%3D%2F%2Fevil', undefined, '/?match=a%26b%3D%2F%2Fevil'],
  ['/', '', 'nba-1', '/?match=nba-1'],
  ['/', '?match=', undefined, null],
  ['/', '', undefined, null],
  ['/join/code', '', undefined, '/join/code'],
  ['/completed/nba-1', '', undefined, null],
  ['/match-chat/nba-1', '?match=nba-1', 'nba-1', null],
])('from %s%s, with the card of %s, a visitor goes to %j after a login', (pathname, search, matchId, path) => {
  expect(returnPathOf({ pathname, search }, matchId)).toBe(path);
});

test('returns the kept path once, and never one of another origin', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  stubStorage('sessionStorage');
  keepReturnPath('/join/code');
  expect([takeReturnPath(), takeReturnPath()]).toEqual(['/join/code', null]);
  keepReturnPath('//evil.test');
  expect(takeReturnPath()).toBeNull();
});
