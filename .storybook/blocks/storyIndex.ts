import * as z from 'zod/mini';

const Story = z.object({
  id: z.string(),
  type: z.string(),
  /** Its path in the sidebar, separated by slashes. */
  title: z.string(),
  name: z.string(),
  tags: z._default(z.array(z.string()), []),
});
const StoryIndex = z.object({ entries: z.record(z.string(), Story) });

export type Story = z.output<typeof Story>;

/** Returns the stories of Storybook's index, without docs entries. */
export const storiesOf = (index: unknown): Story[] =>
  Object.values(StoryIndex.parse(index).entries).filter(({ type }) => type === 'story');

/** Fetches the index by a relative URL, which works in development and in a build published under any path. */
export async function fetchStories(signal: AbortSignal): Promise<Story[]> {
  const response = await fetch('./index.json', { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return storiesOf(await response.json());
}
