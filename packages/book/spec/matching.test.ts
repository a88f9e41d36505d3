import { expect, it } from 'vitest';
import { isElement, isEvent, missingEvent, quotesOf, type StoryEvent } from './matching.ts';

it.each([
  ["Empty: 'No users found'", ['No users found']],
  ["'Passwords don't match', shown on confirmPassword", ["Passwords don't match"]],
  ["A player's list, with 'Remove' and 'Unfollow'", ['Remove', 'Unfollow']],
])('finds the words in quotes: %s', (description, quotes) => {
  expect(quotesOf({ description })).toEqual(quotes);
});

it.each([
  ['  - button "Follow" [pressed]', 'button "Follow" [pressed]', true],
  ['- button "Follow" [disabled] [pressed]:', 'button "Follow" [pressed]', true],
  ['- button "Follow"', 'button "Follow" [pressed]', false],
  ['- button "Follow" [pressed]', 'button "Follow"', true],
  ['- button "Follow back"', 'button "Follow"', false],
  ['- link "Follow"', 'button "Follow"', false],
  ['- dialog:', 'dialog', true],
  ['- heading "Los Angeles Lakers @ Boston Celtics" [level=2]', 'heading "{home} @ {away}" [level=2]', true],
  ['- heading "Los Angeles Lakers" [level=2]', 'heading "{home} @ {away}"', false],
  [String.raw`- button "Say \"hi\""`, 'button "Say "hi""', true],
  ['- button "[ AGREE ]"', 'button "[ AGREE ]"', true],
  ['- status: Loading...', 'status "Loading..."', true],
  ['- status: Still loading...', 'status "Loading..."', false],
  ['- listitem: "Anton Dahl: Out (left calf strain)"', 'listitem "{player}: Out ({description})"', true],
  ['- link "Match": Los Angeles', 'link "Los Angeles"', false],
])('matches %s with %s: %s', (line, wanted, is) => {
  expect(isElement(line, wanted)).toBe(is);
});

it('rejects a row that names no element', () => {
  expect(() => isElement('- button "Follow"', 'Follow button')).toThrow('Follow button');
});

it.each<[StoryEvent, Parameters<typeof isEvent>[1], boolean]>([
  [{ kind: 'calls', text: 'POST /api/picks' }, { calls: 'POST /api/picks' }, true],
  [{ kind: 'calls', text: 'POST /api/picks/again' }, { calls: 'POST /api/picks' }, false],
  [{ kind: 'calls', text: 'GET /api/matches/nba-1/chat' }, { calls: 'GET /api/matches/{id}/chat' }, true],
  [{ kind: 'calls', text: 'GET /api/users/search?q=mira' }, { calls: 'GET /api/users/search' }, true],
  [{ kind: 'calls', text: 'GET /api/users/search?q=mira' }, { calls: 'GET /api/users/search?q=ada' }, false],
  [{ kind: 'goesTo', text: '/api/login' }, { goesTo: '/api/login' }, true],
  [{ kind: 'goesTo', text: '/profile/u-1' }, { goesTo: '/' }, false],
  [{ kind: 'announces', text: 'Pick recorded Your prediction is locked.' }, { announces: 'Pick recorded' }, true],
  [{ kind: 'reports', text: 'follow.onToggle' }, { reports: 'follow.onToggle' }, true],
  [{ kind: 'reports', text: 'onSend' }, { announces: 'onSend' }, false],
])('matches %j with %j: %s', (event, wanted, is) => {
  expect(isEvent(event, wanted)).toBe(is);
});

it('finds the first event that is missing or comes too early', () => {
  const happened: StoryEvent[] = [
    { kind: 'goesTo', text: '/' },
    { kind: 'calls', text: 'POST /api/picks' },
    { kind: 'announces', text: 'Unauthorized' },
  ];
  expect(missingEvent(happened, [{ calls: 'POST /api/picks' }, { announces: 'Unauthorized' }])).toBeUndefined();
  expect(missingEvent(happened, [{ calls: 'POST /api/picks' }, { goesTo: '/' }])).toEqual({ goesTo: '/' });
  expect(missingEvent([], [{ goesTo: '/' }])).toEqual({ goesTo: '/' });
});
