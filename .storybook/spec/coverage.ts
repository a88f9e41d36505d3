const PREFIX = 'spec:';

/** Maps each state id to the stories tagged with it. Storybook only reads tags that are string literals in the source. */
export function storiesByStateId<S extends { tags: readonly string[] }>(stories: readonly S[]): Map<string, S[]> {
  const byId = new Map<string, S[]>();
  for (const story of stories) {
    for (const tag of story.tags.filter((each) => each.startsWith(PREFIX))) {
      const id = tag.slice(PREFIX.length);
      byId.set(id, [...(byId.get(id) ?? []), story]);
    }
  }
  return byId;
}
