import * as z from 'zod/mini';

const Story = z.object({
  id: z.string(),
  type: z.string(),
  /** The way to it in the sidebar, by slashes. */
  title: z.string(),
  name: z.string(),
  tags: z._default(z.array(z.string()), []),
});
const StoryIndex = z.object({ entries: z.record(z.string(), Story) });

export type Story = z.output<typeof Story>;

/** The stories of Storybook's own index; what it says beside them is left out. */
export const storiesOf = (index: unknown): Story[] =>
  Object.values(StoryIndex.parse(index).entries).filter(({ type }) => type === 'story');

/** Relative, so that it is found in development, in a build, and under any path. */
export async function fetchStories(signal: AbortSignal): Promise<Story[]> {
  const response = await fetch('./index.json', { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return storiesOf(await response.json());
}
