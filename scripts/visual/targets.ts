import { MODES, VIEWPORTS } from '../../.storybook/modes.ts';

/** A story in a built Storybook, with the globals that it sets itself. */
export type IndexedStory = {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  storyGlobals: StoryGlobals;
};
type StoryGlobals = { appearance?: string; viewport?: { value?: string } };

/** A story in one mode. */
export type Target = {
  /** Unique; also the file name. */
  key: string;
  id: string;
  title: string;
  name: string;
  mode: string;
  appearance: string;
  width: number;
  height: number;
};

/** Tags stories that look the same as another one. */
const SKIP_TAG = 'no-visual';

export const isCaptured = ({ tags }: { tags?: readonly string[] }) => !tags?.includes(SKIP_TAG);

export const planTargets = (stories: readonly IndexedStory[]): Target[] =>
  stories.filter(isCaptured).flatMap(targetsOf);

/** Returns the targets whose story id, title or name contains the text. */
export function filterTargets(targets: readonly Target[], text: string): Target[] {
  const query = text.toLowerCase();
  return targets.filter(({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase().includes(query));
}

/** Returns one target per mode, except for modes that look the same because of the globals that the story sets. */
function targetsOf({ id, title, name, storyGlobals }: IndexedStory): Target[] {
  const byLook = new Map<string, Target>();
  for (const [mode, { appearance, viewport }] of Object.entries(MODES)) {
    const size = sizeOf(storyGlobals.viewport?.value ?? viewport);
    const look = { appearance: storyGlobals.appearance ?? appearance, ...size };
    const lookKey = JSON.stringify(look);
    if (!byLook.has(lookKey)) byLook.set(lookKey, { key: `${id}.${mode}`, id, title, name, mode, ...look });
  }
  return [...byLook.values()];
}

function sizeOf(viewport: string) {
  const { styles } = Object.hasOwn(VIEWPORTS, viewport)
    ? VIEWPORTS[viewport as keyof typeof VIEWPORTS]
    : VIEWPORTS.desktop;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
