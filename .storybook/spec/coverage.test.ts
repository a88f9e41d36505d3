import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { findCoverageProblems } from './coverage.ts';
import { statesOf } from './state.ts';
import { SPEC_STATES } from './states.ts';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../app/src/flows/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Read by what Storybook itself makes its index with. */
const stories = Object.entries(sources).flatMap(([fileName, source]) =>
  loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName })
    .parse()
    .indexInputs.map(({ exportName, tags = [] }) => ({ name: `${fileName} ${exportName}`, tags })),
);

test('every state of the specification is shown by a story, and no story claims another', () => {
  expect(findCoverageProblems(SPEC_STATES, stories)).toEqual([]);
});

test('a state that no story shows, an unknown claim and an id that is there twice are named', () => {
  const states = [
    ...statesOf(2, 'Home', { 'home-loading': 'Loading', 'home-empty': "'No predictions available'" }),
    ...statesOf(8, 'Empty states', { 'home-loading': 'Loading' }),
  ];
  const claiming = [
    { name: 'HomeScreen Loading', tags: ['autodocs', 'spec:home-loading'] },
    { name: 'HomeScreen Ready', tags: ['spec:home-raedy'] },
  ];
  expect(findCoverageProblems(states, claiming)).toEqual([
    "Two states have the id 'home-loading'.",
    "No story shows 'home-empty' (§2 Screens and routes, Home: 'No predictions available'). Tag one with 'spec:home-empty'.",
    "HomeScreen Ready claims 'home-raedy', which is no state of SPEC.md.",
  ]);
});

test('ids are of one form, and words are there', () => {
  for (const { id, words } of SPEC_STATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(words.trim()).not.toBe('');
  }
});
