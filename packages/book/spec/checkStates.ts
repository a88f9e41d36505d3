import { expect } from 'vitest';
import { patternOf, quotesOf, statesOfStory } from './coverage.ts';

const NAMES = ['aria-label', 'alt', 'placeholder', 'aria-description', 'title'];

/** Returns all text of the page, and the names of its elements. */
function wordsOfPage(): string {
  const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
    NAMES.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.body.textContent, ...names].join(' ').replaceAll(/\s+/g, ' ');
}

/** Returns whether a line of an accessibility tree is the element that a row names, with at least its states. */
function isElement(line: string, wanted: string): boolean {
  const [, role = '', name, states = ''] = /^([\w-]+)(?: "(.*?)")?((?: \[[^\]]+\])*)$/.exec(wanted) ?? [];
  const [, lineRole, lineName = '', rest = ''] = /^\s*- ([\w-]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
  return (
    role === lineRole &&
    (name === undefined || new RegExp(`^${patternOf(name).source}$`).test(lineName.replaceAll('\\"', '"'))) &&
    (states.match(/\[[^\]]+\]/g) ?? []).every((state) => rest.includes(state))
  );
}

/** Checks that a story shows what its states say: `tree` is the accessibility tree of its page. */
export function checkStates(storyId: string, tree: () => string): void {
  const states = statesOfStory(storyId);
  if (states.length === 0) return;
  const words = wordsOfPage();
  const lines = states.some(({ roles, noRoles }) => roles ?? noRoles) ? tree().split('\n') : [];
  const hasWords = (text: string) => patternOf(text).test(words);
  const hasElement = (wanted: string) => lines.some((line) => isElement(line, wanted));
  const faults = states.flatMap((state) =>
    [
      ...[...quotesOf(state), ...(state.words ?? [])].filter((text) => !hasWords(text)).map((text) => `no "${text}"`),
      ...(state.roles ?? []).filter((wanted) => !hasElement(wanted)).map((wanted) => `no ${wanted}`),
      ...(state.noWords ?? []).filter(hasWords).map((text) => `"${text}" is there`),
      ...(state.noRoles ?? []).filter(hasElement).map((wanted) => `${wanted} is there`),
    ].map((fault) => `${state.id}: ${fault}`),
  );
  expect(faults).toEqual([]);
}
