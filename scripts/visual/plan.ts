import { MODES, VIEWPORTS } from '../../.storybook/modes.ts';

/** What a built Storybook tells of a story; `own` are the globals that the story fixes for itself. */
export type ToldStory = { id: string; title: string; name: string; tags: readonly string[]; own: OwnGlobals };
type OwnGlobals = { appearance?: string; viewport?: { value?: string } };

/** One story in one mode. */
export type Picture = {
  /** Unlike any other's, and the name of its file. */
  key: string;
  id: string;
  title: string;
  name: string;
  mode: string;
  appearance: string;
  width: number;
  height: number;
};

/** A story with this tag shows nothing that its neighbours do not. */
const UNSEEN = 'no-visual';

export const isDrawn = ({ tags }: { tags?: readonly string[] }) => !tags?.includes(UNSEEN);

export const plan = (stories: readonly ToldStory[]): Picture[] => stories.filter(isDrawn).flatMap(picturesOf);

/** The pictures of stories whose id, title or name holds the words. */
export function matching(pictures: readonly Picture[], words: string): Picture[] {
  const wanted = words.toLowerCase();
  return pictures.filter(({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase().includes(wanted));
}

/** A story that fixes its own viewport looks the same in two modes that differ in nothing else: it is drawn once. */
function picturesOf({ id, title, name, own }: ToldStory): Picture[] {
  const looks = new Map<string, Picture>();
  for (const [mode, { appearance, viewport }] of Object.entries(MODES)) {
    const size = sizeOf(own.viewport?.value ?? viewport);
    const look = { appearance: own.appearance ?? appearance, ...size };
    const same = JSON.stringify(look);
    if (!looks.has(same)) looks.set(same, { key: `${id}.${mode}`, id, title, name, mode, ...look });
  }
  return [...looks.values()];
}

function sizeOf(viewport: string) {
  const { styles } = Object.hasOwn(VIEWPORTS, viewport)
    ? VIEWPORTS[viewport as keyof typeof VIEWPORTS]
    : VIEWPORTS.desktop;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
