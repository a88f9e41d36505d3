import { isCaptured } from '../visual/targets.ts';

/** Storybook's index of stories and docs pages. */
export type StoryIndex = { v: number; entries: Record<string, { type: string; tags?: string[] }> };

/** Returns the index without the stories that are not captured. */
export const capturedOnly = ({ v, entries }: StoryIndex): StoryIndex => ({
  v,
  entries: Object.fromEntries(
    Object.entries(entries).filter(([, entry]) => entry.type !== 'story' || isCaptured(entry)),
  ),
});
