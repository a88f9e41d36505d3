import { SECTIONS, type SpecState } from './state.ts';

/** A story, as far as it claims states: by tags that are strings in its source, which is all that Storybook reads. */
export type Claiming = { name: string; tags: readonly string[] };

const PREFIX = 'spec:';

/** The ids of the states that tags claim. */
const claimedBy = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(PREFIX)).map((tag) => tag.slice(PREFIX.length));

/** The stories of every id that is claimed. */
export function storiesByStateId<S extends Claiming>(stories: readonly S[]): Map<string, S[]> {
  const claims = new Map<string, S[]>();
  for (const story of stories) {
    for (const id of new Set(claimedBy(story.tags))) claims.set(id, [...(claims.get(id) ?? []), story]);
  }
  return claims;
}

/** Where the list and the stories disagree, a sentence each. */
export function findCoverageProblems(states: readonly SpecState[], stories: readonly Claiming[]): string[] {
  const claims = storiesByStateId(stories);
  const known = Map.groupBy(states, ({ id }) => id);
  const twice = [...known].filter(([, rows]) => rows.length > 1).map(([id]) => `Two states have the id '${id}'.`);
  const unclaimed = states
    .filter(({ id }) => !claims.has(id))
    .map(
      ({ id, words, section, screen }) =>
        `No story shows '${id}' (§${section} ${SECTIONS[section]}, ${screen}: ${words}). Tag one with '${PREFIX}${id}'.`,
    );
  const unknown = [...claims]
    .filter(([id]) => !known.has(id))
    .flatMap(([id, claiming]) => claiming.map(({ name }) => `${name} claims '${id}', which is no state of SPEC.md.`));
  return [...twice, ...unclaimed, ...unknown];
}
