import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import specification from '../../../docs/specification.md?raw';
import { isProven } from './coverage.ts';
import { patternOf, quotesOf } from './matching.ts';
import { SECTIONS } from './state.ts';
import { SPEC_STATES } from './states.ts';

type Index = { entries: Record<string, { type: 'story' | 'docs'; title: string; tags: string[] }> };

/** Storybook's own index of its stories. */
function readIndex(): Index {
  const file = 'node_modules/.cache/storybook-index.json';
  execFileSync('npx', ['storybook', 'index', '--output-file', file, '--quiet', '--disable-telemetry']);
  return JSON.parse(readFileSync(file, 'utf8')) as Index;
}

const index = readIndex().entries;
const entries = Object.entries(index);
const stories = entries.flatMap(([id, { type, title }]) => (type === 'story' ? [{ id, title }] : []));

test('the stories of every state exist, and every state has one', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const unknown = SPEC_STATES.flatMap((state) => state.stories).filter((id) => !ids.has(id));
  expect(unknown).toEqual([]);
  expect(SPEC_STATES.filter((state) => state.stories.length === 0).map(({ id }) => id)).toEqual([]);
});

test('every state says what must be there, in a way that each of its stories is checked for', () => {
  const unproven = SPEC_STATES.filter((state) => !isProven(state, (story) => index[story]?.tags ?? []));
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

test('state ids are unique', () => {
  const ids = SPEC_STATES.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every state names a heading of the specification', () => {
  const headings = [...specification.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  const sections = Object.entries(SECTIONS).map(([number, title]) => `${number}. ${title}`);
  const named = new Set([...sections, ...SPEC_STATES.map(({ screen }) => screen)]);
  expect([...named].filter((name) => !headings.includes(name))).toEqual([]);
});

test('what Part 1 of the specification quotes is proven by a state', () => {
  const [, part = ''] = specification.split(/^# Part .+$/m);
  const quotes = [...part.matchAll(/"([^"\n]+)"/g)].map(([, quote = '']) => quote);
  const proofs = SPEC_STATES.flatMap(({ words = [], roles = [], events = [], ...state }) => [
    ...quotesOf(state),
    ...words,
    ...roles,
    ...events.flatMap((event) => Object.values<string>(event)),
  ]);
  const shown = proofs.join('\n');
  expect(quotes.length).toBeGreaterThan(100);
  expect(quotes.filter((quote) => !shown.includes(quote) && !patternOf(quote).test(shown))).toEqual([]);
});

test('state ids are kebab-case, and every state has a description', () => {
  for (const { id, description } of SPEC_STATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(description.trim()).not.toBe('');
  }
});

test('every story is listed under Foundations, Components, Screens or Flows, with a title in title case', () => {
  const words = String.raw`[A-Z]\w*( ([A-Z]\w*|a|and|as|in|of|to))*`;
  const title = new RegExp(`^(Components/${words}|Foundations|Screens|Flows(/Integration)?)/${words}$`);
  expect([...new Set(stories.map((story) => story.title))].filter((each) => !title.test(each))).toEqual([]);
});
