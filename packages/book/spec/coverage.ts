import { quotesOf } from './matching.ts';
import { SPEC_STATES } from './states.ts';
import type { SpecState } from './state.ts';

const byStory = new Map<string, SpecState[]>();
for (const state of SPEC_STATES)
  for (const story of state.stories) byStory.set(story, [...(byStory.get(story) ?? []), state]);

/** Returns the states that a story shows. */
export const statesOfStory = (storyId: string): readonly SpecState[] => byStory.get(storyId) ?? [];

/** Journeys go on after they have shown a state, so only what has happened counts. */
export const endsInState = (tags: readonly string[]) => !tags.includes('flow');

/** Returns whether every story of a state is checked for something that proves the state. */
export function isProven(state: SpecState, tagsOf: (storyId: string) => readonly string[]): boolean {
  const { words = [], roles = [], selectors = [], noWords = [], noRoles = [], events = [], noEvents = [] } = state;
  const hasElements = [quotesOf(state), words, roles, selectors, noWords, noRoles].some((proofs) => proofs.length > 0);
  return state.stories.every((story) => {
    const tags = tagsOf(story);
    // Nothing happens in a story that isn't played.
    return (hasElements && endsInState(tags)) || events.length > 0 || (noEvents.length > 0 && tags.includes('play-fn'));
  });
}
