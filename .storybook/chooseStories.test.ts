import { expect, test } from 'vitest';
import { chooseStories } from './chooseStories.ts';
import { kindsOf } from './stateKinds.ts';

const namesOf = (stories: readonly { name: string }[] = []) => stories.map(({ name }) => name);

const choose = (...names: string[]) => {
  const chosen = chooseStories(
    names.map((name) => ({ name })),
    ({ name }) => kindsOf(name, []),
  );
  return [chosen?.primary.name, namesOf(chosen?.examples), namesOf(chosen?.linked)];
};

test('starts with the ready state, and shows everything else if it is little', () => {
  expect(choose('Loading', 'Failed', 'Ready')).toEqual(['Ready', ['Loading', 'Failed'], []]);
});

test('starts with a story of no particular kind if none is called ready', () => {
  expect(choose('Loading', 'Open', 'Gold')[0]).toBe('Open');
});

test('shows one example of each kind, the table of states and a phone, and links to the rest', () => {
  expect(
    choose(
      'Loading',
      'Still Loading',
      'Failed',
      'Ready',
      'Empty',
      'Gold',
      'Ready On A Phone',
      'Empty On A Phone',
      'States',
    ),
  ).toEqual([
    'Ready',
    ['Loading', 'Failed', 'Ready On A Phone', 'States'],
    ['Still Loading', 'Empty', 'Gold', 'Empty On A Phone'],
  ]);
});

test('has nothing to show without stories', () => {
  expect(choose()).toEqual([undefined, [], []]);
});
