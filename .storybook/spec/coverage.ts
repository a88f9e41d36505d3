import { linkTo, type SpecState } from './state.ts';

/** A story and its tags. Storybook only reads tags that are string literals in the source. */
export type TaggedStory = { name: string; tags: readonly string[] };

const PREFIX = 'spec:';

const stateIdsIn = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(PREFIX)).map((tag) => tag.slice(PREFIX.length));

/** Maps each state id to the stories tagged with it. */
export function storiesByStateId<S extends TaggedStory>(stories: readonly S[]): Map<string, S[]> {
  const byId = new Map<string, S[]>();
  for (const story of stories) {
    for (const id of new Set(stateIdsIn(story.tags))) byId.set(id, [...(byId.get(id) ?? []), story]);
  }
  return byId;
}

/** Lists duplicate state ids, states without a story, and tags of unknown states, one sentence each. */
export function findCoverageProblems(states: readonly SpecState[], stories: readonly TaggedStory[]): string[] {
  const byId = storiesByStateId(stories);
  const known = Map.groupBy(states, ({ id }) => id);
  const duplicates = [...known].filter(([, rows]) => rows.length > 1).map(([id]) => `Two states have the id '${id}'.`);
  const uncovered = states
    .filter(({ id }) => !byId.has(id))
    .map(
      ({ id, description, screen }) =>
        `No story shows '${id}' (${linkTo(screen)}: ${description}). Tag one with '${PREFIX}${id}'.`,
    );
  const unknown = [...byId]
    .filter(([id]) => !known.has(id))
    .flatMap(([id, tagged]) =>
      tagged.map(({ name }) => `${name} is tagged '${PREFIX}${id}', which is not a known state.`),
    );
  return [...duplicates, ...uncovered, ...unknown];
}
