import { addons } from 'storybook/preview-api';
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS } from './events.ts';
import {
  appearancesOf,
  DEFAULT_SELECTION,
  hasDefaultConditions,
  selectionFrom,
  type ToolbarSelection,
} from './toolbarOptions.ts';

/** Storybook plays a story unless its address has this parameter. */
const EMBED = 'embed';
const wasEmbedded = new URLSearchParams(location.search).has(EMBED);

/** The toolbar's current selection for this page. */
export const toolbar: { selection: ToolbarSelection } = { selection: DEFAULT_SELECTION };

/** Returns the address of a preview frame. Without an id, Storybook appends the id itself. */
export function frameUrl(selection: ToolbarSelection, options: { id?: string; viewMode?: 'story'; embed?: 'true' }) {
  const globals = Object.entries(selection).map((pair) => pair.join(':'));
  return `iframe.html?${new URLSearchParams({ globals: globals.join(';'), ...options })}`;
}

/**
 * Starts following the toolbar. Frames in this page emit their own globals on the same channel; the first event is
 * always this page's own.
 */
export function followToolbar(): void {
  const channel = addons.getChannel();
  let own: string | undefined;
  function handle(this: { from: string; type: string }, { globals }: { globals: Record<string, unknown> }): void {
    own ??= this.from;
    if (this.from !== own) return;
    const { pace } = toolbar.selection;
    toolbar.selection = selectionFrom(globals);
    // The color behind a story while it loads.
    [document.documentElement.dataset.appearance] = appearancesOf(toolbar.selection);
    const url = new URL(location.href);
    // A story is only played under the conditions it was written for. Side by side, each frame plays it.
    if (wasEmbedded || !hasDefaultConditions(toolbar.selection) || toolbar.selection.appearance === 'side-by-side')
      url.searchParams.set(EMBED, 'true');
    else url.searchParams.delete(EMBED);
    history.replaceState(history.state, '', url);
    // A change of globals alone doesn't play a story again.
    const storyId = url.searchParams.get('id');
    if (this.type === GLOBALS_UPDATED && pace !== toolbar.selection.pace) channel.emit(FORCE_REMOUNT, { storyId });
  }
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, handle);
}
