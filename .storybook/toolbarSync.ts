import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import {
  DEFAULT_SELECTION,
  hasDefaultConditions,
  isFramed,
  selectionFrom,
  type ToolbarSelection,
} from './toolbarOptions.ts';

const address = new URLSearchParams(location.search);

/** Whether this page is one of the frames that another preview page shows side by side. */
const isFrame = address.has('frame');
/** Storybook plays a story unless its address has this parameter. */
const wasEmbedded = address.get('embed') === 'true';

/** The toolbar's current selection for this page. */
export const toolbar: { selection: ToolbarSelection } = { selection: DEFAULT_SELECTION };

/** A story is only played under the conditions it was written for. A framed story is played by each frame instead. */
const isPlayedHere = (selection: ToolbarSelection) =>
  !wasEmbedded && hasDefaultConditions(selection) && !isFramed(selection);

function applyGlobals({ globals }: GlobalsEvent): void {
  toolbar.selection = selectionFrom(globals);
  const url = new URL(location.href);
  if (isPlayedHere(toolbar.selection)) url.searchParams.delete('embed');
  else url.searchParams.set('embed', 'true');
  history.replaceState(history.state, '', url);
}

type FrameOptions = { id?: string; isPlayed: boolean };

/** Returns the address of a preview frame for one story. Without an id, Storybook appends the id itself. */
export function frameUrl(selection: ToolbarSelection, { id, isPlayed }: FrameOptions): string {
  const args = id && address.get('id') === id ? address.get('args') : null;
  const search = new URLSearchParams({
    frame: selection.appearance,
    globals: Object.entries(selection)
      .map((pair) => pair.join(':'))
      .join(';'),
    ...(id && { id, viewMode: 'story' }),
    ...(args && { args }),
    ...(!(isPlayed && hasDefaultConditions(selection) && !wasEmbedded) && { embed: 'true' }),
  });
  return `iframe.html?${search}`;
}

const memoryStorage = {
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

/** Gives a frame its own storage. Frames share an origin, so one frame's stored theme would apply to all of them. */
function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: Object.create(memoryStorage) });
  }
}

type ChannelContext = { from: string };
type GlobalsEvent = { globals: Record<string, unknown> };

/**
 * Starts following the toolbar. Frames in this page emit their own globals on the same channel; the first event is
 * always this page's own.
 */
export function followToolbar(): void {
  if (isFrame) isolateStorage();
  let own: string | undefined;
  function handle(this: ChannelContext, event: GlobalsEvent): void {
    own ??= this.from;
    if (this.from === own) applyGlobals(event);
  }
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, handle);
  channel.on(GLOBALS_UPDATED, handle);
}
