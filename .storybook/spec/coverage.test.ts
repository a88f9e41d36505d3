import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import specification from '../../docs/specification.md?raw';
import { findCoverageProblems } from './coverage.ts';
import { linkTo, SECTIONS, statesOf } from './state.ts';
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

test('every state names a heading of the specification', () => {
  const headings = [...specification.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  const sections = Object.entries(SECTIONS).map(([number, title]) => `${number}. ${title}`);
  const named = new Set([...sections, ...SPEC_STATES.map(({ screen }) => screen)]);
  expect([...named].filter((name) => !headings.includes(name))).toEqual([]);
});

test('linkTo returns the anchor of a heading', () => {
  expect(linkTo('2.3 Prediction card')).toBe('docs/specification.md#23-prediction-card');
});

test('reports uncovered states, unknown tags and duplicate ids', () => {
  const states = [
    ...statesOf('2.2 Home', { 'home-loading': 'Loading', 'home-empty': "'No predictions available'" }),
    ...statesOf('8.9 Empty states', { 'home-loading': 'Loading' }),
  ];
  const tagged = [
    { name: 'HomeScreen Loading', tags: ['autodocs', 'spec:home-loading'] },
    { name: 'HomeScreen Ready', tags: ['spec:home-raedy'] },
  ];
  expect(findCoverageProblems(states, tagged)).toEqual([
    "Two states have the id 'home-loading'.",
    "No story shows 'home-empty' (docs/specification.md#22-home: 'No predictions available'). Tag one with 'spec:home-empty'.",
    "HomeScreen Ready is tagged 'spec:home-raedy', which is not a known state.",
  ]);
});

test('state ids are kebab-case, and every state has a description', () => {
  for (const { id, description } of SPEC_STATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(description.trim()).not.toBe('');
  }
});
