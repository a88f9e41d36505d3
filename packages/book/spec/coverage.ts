import { quotesOf } from './matching.ts';
import { SPEC_STATES } from './states.ts';
import type { SpecState } from './state.ts';

const byStory = new Map<string, SpecState[]>();
for (const state of SPEC_STATES)
  for (const story of state.stories) byStory.set(story, [...(byStory.get(story) ?? []), state]);

/** Returns the states that a story shows. */
export const statesOfStory = (storyId: string): readonly SpecState[] => byStory.get(storyId) ?? [];

/**
 * Returns which proofs of its states a story is checked for. A journey goes on after it has shown a state, so only what
 * has happened counts, and in a story that isn't played nothing happens.
 */
export const checksOf = (tags: readonly string[]) => ({
  elements: !tags.includes('flow'),
  events: tags.includes('play-fn'),
});

/** Returns whether every story of a state is checked for something that proves the state. */
export function isProven(state: SpecState, tagsOf: (storyId: string) => readonly string[]): boolean {
  const { words = [], roles = [], selectors = [], noWords = [], noRoles = [], events = [], noEvents = [] } = state;
  const hasElements = [quotesOf(state), words, roles, selectors, noWords, noRoles].some((proofs) => proofs.length > 0);
  const hasEvents = events.length + noEvents.length > 0;
  return state.stories.every((story) => {
    const checks = checksOf(tagsOf(story));
    return (checks.elements && hasElements) || (checks.events && hasEvents);
  });
}
