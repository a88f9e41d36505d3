import { SPEC_STATES } from './states.ts';
import type { SpecState } from './state.ts';

/** Returns the words in quotes in the description of a state. A story of the state shows them. */
export const quotesOf = ({ description }: { description: string }): string[] =>
  [...description.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'/g)].map(([, quote = '']) => quote);

/** Returns the pattern of a quote, in which braces stand for any words: 'Starts in {m}m'. */
export const patternOf = (quote: string) =>
  new RegExp(
    quote
      .split(/\{[^}]+\}/)
      .map((part) => part.replaceAll(/[^\w\s]/g, String.raw`\$&`))
      .join('.+?'),
  );

const byStory = new Map<string, SpecState[]>();
for (const state of SPEC_STATES)
  for (const story of state.stories) byStory.set(story, [...(byStory.get(story) ?? []), state]);

/** Returns the states that a story shows. */
export const statesOfStory = (storyId: string): readonly SpecState[] => byStory.get(storyId) ?? [];
