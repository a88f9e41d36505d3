import { expect } from 'vitest';
import { endsInState, statesOfStory } from './coverage.ts';
import { isElement, isEvent, missingEvent, patternOf, quotesOf } from './matching.ts';
import { recordedEvents } from './recordEvents.ts';
import type { SpecState } from './state.ts';

const NAMES = ['aria-label', 'alt', 'placeholder', 'aria-description', 'title'];

/** Returns all text of the page, also with a space between elements, and the names of its elements. */
function wordsOfPage(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
    NAMES.map((name) => element.getAttribute(name) ?? ''),
  );
  return [texts.join(''), texts.join(' '), ...names].join(' ').replaceAll(/\s+/g, ' ');
}

const hasSelector = (selector: string) => document.body.querySelector(selector) !== null;

function findElementFaults(states: readonly SpecState[], tree: () => string): string[] {
  const words = wordsOfPage();
  const lines = states.some(({ roles, noRoles }) => roles ?? noRoles) ? tree().split('\n') : [];
  const hasWords = (text: string) => patternOf(text).test(words);
  const hasElement = (wanted: string) => lines.some((line) => isElement(line, wanted));
  return states.flatMap((state) =>
    [
      ...[...quotesOf(state), ...(state.words ?? [])].filter((text) => !hasWords(text)).map((text) => `no "${text}"`),
      ...(state.roles ?? []).filter((wanted) => !hasElement(wanted)).map((wanted) => `no ${wanted}`),
      ...(state.selectors ?? []).filter((selector) => !hasSelector(selector)).map((selector) => `no ${selector}`),
      ...(state.noWords ?? []).filter(hasWords).map((text) => `"${text}" is there`),
      ...(state.noRoles ?? []).filter(hasElement).map((wanted) => `${wanted} is there`),
    ].map((fault) => `${state.id}: ${fault}`),
  );
}

function findEventFaults(states: readonly SpecState[]): string[] {
  const happened = recordedEvents();
  const list = JSON.stringify(happened);
  return states.flatMap(({ id, events = [], noEvents = [] }) => {
    const missing = missingEvent(happened, events);
    return [
      ...(missing ? [`${id}: ${JSON.stringify(missing)} is missing in ${list}`] : []),
      ...noEvents
        .filter((event) => happened.some((other) => isEvent(other, event)))
        .map((event) => `${id}: ${JSON.stringify(event)} happened`),
    ];
  });
}

/** Checks that a story shows what its states say: `tree` is the accessibility tree of its page. */
export function checkStates({ id, tags }: { id: string; tags: readonly string[] }, tree: () => string): void {
  const states = statesOfStory(id);
  if (states.length === 0) return;
  expect([...(endsInState(tags) ? findElementFaults(states, tree) : []), ...findEventFaults(states)]).toEqual([]);
}
