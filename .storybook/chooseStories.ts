type Named = { name: string };

/** The stories of a docs page: the one at the top, examples of other kinds, and those that are only linked. */
export type Chosen<S> = { primary: S; examples: readonly S[]; linked: readonly S[] };

/** More than these make a page too long. */
const MAX_EXAMPLES = 4;

/** Kinds that look much like another one. */
const LESS_TELLING = ['saving', 'rate-limited', 'extreme', 'phone'];

/**
 * Chooses the stories that a docs page shows. The page starts with content rather than with a skeleton, and every
 * example adds something: a table of states, a phone, another kind of state.
 */
export function chooseStories<S extends Named>(
  stories: readonly S[],
  kindsOf: (story: S) => readonly string[],
): Chosen<S> | undefined {
  const has = (story: S, kind: string) => kindsOf(story).includes(kind);
  const primary =
    stories.find((story) => has(story, 'ready') && !has(story, 'phone')) ??
    stories.find((story) => kindsOf(story).length === 0) ??
    stories[0];
  if (!primary) return undefined;
  const others = stories.filter((story) => story !== primary);
  const looks = new Set([kindsOf(primary).join()]);
  const distinct = others.filter((story) => looks.size < looks.add(kindsOf(story).join()).size);
  const preferred = [
    others.find(({ name }) => name === 'States'),
    others.find((story) => has(story, 'phone')),
    ...distinct.filter((story) => !LESS_TELLING.some((kind) => has(story, kind))),
    ...distinct.filter((story) => !has(story, 'phone')),
    ...others,
  ].filter((story) => story !== undefined);
  const examples = new Set([...new Set(preferred)].slice(0, MAX_EXAMPLES));
  return {
    primary,
    examples: others.filter((story) => examples.has(story)),
    linked: others.filter((story) => !examples.has(story)),
  };
}
