import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { findCoverageProblems } from './coverage.ts';
import { statesOf } from './state.ts';
import { SPEC_STATES } from './states.ts';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../app/src/flows/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Parsed with the tool that Storybook builds its own index with. */
const stories = Object.entries(sources).flatMap(([fileName, source]) =>
  loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName })
    .parse()
    .indexInputs.map(({ exportName, tags = [] }) => ({ name: `${fileName} ${exportName}`, tags })),
);

test('every specified state has a story, and every spec tag names a specified state', () => {
  expect(findCoverageProblems(SPEC_STATES, stories)).toEqual([]);
});

test('reports uncovered states, unknown tags and duplicate ids', () => {
  const states = [
    ...statesOf(2, 'Home', { 'home-loading': 'Loading', 'home-empty': "'No predictions available'" }),
    ...statesOf(8, 'Empty states', { 'home-loading': 'Loading' }),
  ];
  const tagged = [
    { name: 'HomeScreen Loading', tags: ['autodocs', 'spec:home-loading'] },
    { name: 'HomeScreen Ready', tags: ['spec:home-raedy'] },
  ];
  expect(findCoverageProblems(states, tagged)).toEqual([
    "Two states have the id 'home-loading'.",
    "No story shows 'home-empty' (§2 Screens and routes, Home: 'No predictions available'). Tag one with 'spec:home-empty'.",
    "HomeScreen Ready is tagged 'spec:home-raedy', which is not a known state.",
  ]);
});

test('state ids are kebab-case, and every state has a description', () => {
  for (const { id, description } of SPEC_STATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(description.trim()).not.toBe('');
  }
});
