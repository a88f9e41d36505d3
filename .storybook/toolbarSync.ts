import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import {
  DEFAULT_SELECTION,
  type ToolbarSelection,
  selectionFrom,
  hasDefaultConditions,
  isFramed,
} from './toolbarOptions.ts';

const address = new URLSearchParams(location.search);

/** This page is a frame of another one, which shows it beside others. */
const isFrame = address.has('frame');
/** What Storybook itself asks before it plays a story. */
const wasEmbedded = address.get('embed') === 'true';

/** What the toolbar has chosen for this page. */
export const page: { chosen: ToolbarSelection } = { chosen: DEFAULT_SELECTION };

/** A story is played in the world and in the look that it was written for, and in each frame by itself. */
const isPlayedHere = (chosen: ToolbarSelection) => !wasEmbedded && hasDefaultConditions(chosen) && !isFramed(chosen);

function take({ globals }: Told): void {
  page.chosen = selectionFrom(globals);
  const url = new URL(location.href);
  if (isPlayedHere(page.chosen)) url.searchParams.delete('embed');
  else url.searchParams.set('embed', 'true');
  history.replaceState(history.state, '', url);
}

type FrameOptions = { id?: string; isPlayed: boolean };

/** The same kind of page for one story, or, without an id, for those whose id Storybook adds. */
export function frameUrl(chosen: ToolbarSelection, { id, isPlayed }: FrameOptions): string {
  const args = id && address.get('id') === id ? address.get('args') : null;
  const search = new URLSearchParams({
    frame: chosen.appearance,
    globals: Object.entries(chosen)
      .map((pair) => pair.join(':'))
      .join(';'),
    ...(id && { id, viewMode: 'story' }),
    ...(args && { args }),
    ...(!(isPlayed && hasDefaultConditions(chosen) && !wasEmbedded) && { embed: 'true' }),
  });
  return `iframe.html?${search}`;
}

const memory = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = String(value);
  },
  removeItem(this: Record<string, string>, key: string) {
    Reflect.deleteProperty(this, key);
  },
  clear(this: Record<string, string>) {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  },
};

/** Pages of one origin share what they remember: in frames, the theme of one would be that of all. */
function rememberAlone(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: Object.create(memory) });
  }
}

type Word = { from: string };
type Told = { globals: Record<string, unknown> };

/** Begins to follow the toolbar. Frames in this page speak of theirs on the same channel; the first word is its own. */
export function followToolbar(): void {
  if (isFrame) rememberAlone();
  let own: string | undefined;
  function hear(this: Word, told: Told): void {
    own ??= this.from;
    if (this.from === own) take(told);
  }
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, hear);
  channel.on(GLOBALS_UPDATED, hear);
}
