import { isDrawn } from '../visual/plan.ts';

/** What Storybook lists, page by page and story by story. */
export type StoryIndex = { v: number; entries: Record<string, { type: string; tags?: string[] }> };

/** The index without the stories that show nothing of their own. */
export const drawnOnly = ({ v, entries }: StoryIndex): StoryIndex => ({
  v,
  entries: Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry.type !== 'story' || isDrawn(entry))),
});
