import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import specification from '../../docs/specification.md?raw';
import { storiesByStateId } from './coverage.ts';
import { linkTo, SECTIONS } from './state.ts';
import { SPEC_STATES } from './states.ts';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../app/src/flows/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Parsed with the tool that Storybook builds its own index with. */
const stories = Object.entries(sources).flatMap(([fileName, source]) =>
  loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName })
    .parse()
    .indexInputs.map(({ tags = [] }) => ({ tags })),
);

test('every specified state has a story and one id, and every spec tag names a specified state', () => {
  expect([...storiesByStateId(stories).keys()].toSorted()).toEqual(SPEC_STATES.map(({ id }) => id).toSorted());
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

test('state ids are kebab-case, and every state has a description', () => {
  for (const { id, description } of SPEC_STATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(description.trim()).not.toBe('');
  }
});
