const PREFIX = 'spec:';

/** Splits the tags of a story into the ids of the states it shows and all other tags. */
export function splitTags(tags: readonly string[] = []): { stateIds: string[]; otherTags: string[] } {
  const { stateIds = [], otherTags = [] } = Object.groupBy(tags, (tag) =>
    tag.startsWith(PREFIX) ? 'stateIds' : 'otherTags',
  );
  return { stateIds: stateIds.map((tag) => tag.slice(PREFIX.length)), otherTags };
}

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

/** A story that shows a state. Its title is its path in the sidebar. */
export type StateStory = { id: string; title: string; name: string };

/** Maps each state id to the stories tagged with it. Tools only read tags that are string literals in the source. */
export function storiesByStateId(
  stories: readonly (StateStory & { tags?: readonly string[] })[],
): Record<string, StateStory[]> {
  const byId: Record<string, StateStory[]> = {};
  for (const { id, title, name, tags } of stories)
    for (const state of splitTags(tags).stateIds) (byId[state] ??= []).push({ id, title, name });
  return byId;
}
