import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import specification from '../../docs/specification.md?raw';
import { isRecorded } from '../recordedStories.ts';
import { patternOf, quotesOf, splitTags, storiesByStateId } from './coverage.ts';
import { readStories, storyFiles } from './readStories.ts';
import { SECTIONS } from './state.ts';
import { SPEC_STATES } from './states.ts';

const stories = storyFiles().flatMap(readStories);

test('every specified state has a story and one id, and every spec tag names a specified state', () => {
  expect(Object.keys(storiesByStateId(stories)).toSorted()).toEqual(SPEC_STATES.map(({ id }) => id).toSorted());
});

test('every state names a heading of the specification', () => {
  const headings = [...specification.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  const sections = Object.entries(SECTIONS).map(([number, title]) => `${number}. ${title}`);
  const named = new Set([...sections, ...SPEC_STATES.map(({ screen }) => screen)]);
  expect([...named].filter((name) => !headings.includes(name))).toEqual([]);
});

test('what Part 1 of the specification quotes is shown by a recorded story, or named by a state', () => {
  const [, part = ''] = specification.split(/^# Part .+$/m);
  const quotes = [...part.matchAll(/"([^"\n]+)"/g)].map(([, quote = '']) => quote);
  const records = globSync('packages/ui/src/**/*.snap').map((file) => readFileSync(file, 'utf8'));
  const shown = [...SPEC_STATES.flatMap(quotesOf), ...records].join('\n');
  expect(quotes.length).toBeGreaterThan(100);
  expect(quotes.filter((quote) => !patternOf(quote).test(shown))).toEqual([]);
});

test('state ids are kebab-case, and every state has a description', () => {
  for (const { id, description } of SPEC_STATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(description.trim()).not.toBe('');
  }
});

test('every story is listed under Components, Screens or Flows, with a title in title case', () => {
  const words = String.raw`[A-Z]\w*( ([A-Z]\w*|a|and|as|in|of|to))*`;
  const title = new RegExp(`^(Components/${words}|Screens|Flows(/Integration)?)/${words}$`);
  expect([...new Set(stories.map((story) => story.title))].filter((each) => !title.test(each))).toEqual([]);
});

test('no two stories have the same id', () => {
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Long lists, of which the words say nothing new, and a header that differs only in its layout. */
const ONLY_SHOWN = [
  'header-stats-phone',
  'notifications-scroll',
  'profile-achievements',
  'settings-restricted-many',
  'leagues-many',
  'moderation-many',
];

test('the words of every state are recorded, or a test plays it', () => {
  const asserted = stories.filter(
    (story) => isRecorded(story) || story.tags.some((tag) => ['behavior', 'flow', 'play-fn'].includes(tag)),
  );
  const ids = new Set(asserted.flatMap(({ tags }) => splitTags(tags).stateIds));
  expect(SPEC_STATES.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual(ONLY_SHOWN);
});
