import { expect, test } from 'vitest';
import { statesOf } from '../spec/state.ts';
import { filterRows, groupRows, rowsOf } from './stateSearch.ts';
import { storiesOf } from './storyIndex.ts';
import { frameHref, frameOf, labelOf, storyHref, VIEWS } from './views.ts';

const states = [
  ...statesOf('2.3 Prediction card', { 'card-gold-locked': 'Gold and locked', 'card-gold-open': 'Gold' }),
  ...statesOf('8.9 Empty states', { 'empty-chat': "'No messages yet'" }),
];
const index = {
  v: 5,
  entries: {
    'card--gold-locked': {
      id: 'card--gold-locked',
      type: 'story',
      title: 'Components/prediction/PredictionCard',
      name: 'Gold Locked',
      importPath: './x.stories.tsx',
      tags: ['dev', 'spec:card-gold-locked'],
    },
    'card--docs': { id: 'card--docs', type: 'docs', title: 'Card', name: 'Docs', tags: ['spec:empty-chat'] },
    'chat--old': { id: 'chat--old', type: 'story', title: 'Chat', name: 'Old' },
  },
};
const stories = storiesOf(index);
const rows = rowsOf(states, stories);

test('storiesOf keeps only stories and throws on anything that is not an index', () => {
  expect(stories.map(({ id }) => id)).toEqual(['card--gold-locked', 'chat--old']);
  expect(() => storiesOf({ stories: [] })).toThrow('entries');
});

test('rowsOf pairs each state with the stories tagged with it', () => {
  expect(rows.map(({ id, stories: tagged }) => [id, tagged.length])).toEqual([
    ['card-gold-locked', 1],
    ['card-gold-open', 0],
    ['empty-chat', 0],
  ]);
});

test.each([
  ['', ['card-gold-locked', 'card-gold-open', 'empty-chat']],
  ['locked GOLD', ['card-gold-locked']],
  ['Gold, locked, phone, light', ['card-gold-locked']],
  ['prediction card', ['card-gold-locked', 'card-gold-open']],
  ['§8', ['empty-chat']],
  ['no story', ['card-gold-open', 'empty-chat']],
  ['silver', []],
])('filterRows(%j) returns the rows that contain every word', (query, ids) => {
  expect(filterRows(rows, query).map(({ id }) => id)).toEqual(ids);
});

test('groupRows groups rows by section and screen', () => {
  expect(groupRows(rows).map(({ title, screens }) => [title, ...screens.map(({ screen }) => screen)])).toEqual([
    ['§2 Screens and routes', '2.3 Prediction card'],
    ['§8 Error catalog', '8.9 Empty states'],
  ]);
});

test('a story has a relative address for every view', () => {
  const [story] = stories;
  if (!story) throw new Error('The index has no stories.');
  expect(labelOf(story)).toBe('PredictionCard: Gold Locked');
  expect(VIEWS.map(({ globals }) => storyHref(story, globals)).at(-1)).toBe(
    './?path=/story/card--gold-locked&globals=appearance:light;viewport.value:phone',
  );
  expect(frameHref(story, 'dark')).toBe('./iframe.html?id=card--gold-locked&viewMode=story&globals=appearance:dark');
});

test.each([
  ['Screens/Home/HomeScreen', 'Ready', 1280],
  ['Screens/Home/HomeScreen', 'Ready On A Phone', 360],
  ['Components/prediction/PredictionCard', 'Gold', 640],
  ['Components/toast/ToastRegion.messages', 'Pick Failed', 440],
  ['Components/notification/NotificationsButton', 'None', 440],
])('lays out %s, %s at %i px', (title, name, width) => {
  expect(frameOf({ id: 'a', type: 'story', title, name, tags: [] })[0]).toBe(width);
});
