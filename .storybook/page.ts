import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { AS_TOLD, type Chosen, chosenOf, isAsTold, isFramed } from './globals.ts';

const address = new URLSearchParams(location.search);

/** This page is a frame of another one, which shows it beside others. */
const isFrame = address.has('frame');
/** What Storybook itself asks before it plays a story. */
const wasEmbedded = address.get('embed') === 'true';

/** What the toolbar has chosen for this page. */
export const page: { chosen: Chosen } = { chosen: AS_TOLD };

/** A story is played in the world and in the look that it was written for, and in each frame by itself. */
const isPlayed = (chosen: Chosen) => !wasEmbedded && isAsTold(chosen) && !isFramed(chosen);

function take({ globals }: { globals: Record<string, unknown> }): void {
  page.chosen = chosenOf(globals);
  const url = new URL(location.href);
  if (isPlayed(page.chosen)) url.searchParams.delete('embed');
  else url.searchParams.set('embed', 'true');
  history.replaceState(history.state, '', url);
}

/** The same kind of page for one story, or, without an id, for those whose id Storybook adds. */
export function frameUrl(chosen: Chosen, options: { id?: string; isPlayed: boolean }): string {
  const search = new URLSearchParams({
    frame: chosen.appearance,
    globals: Object.entries(chosen)
      .map((pair) => pair.join(':'))
      .join(';'),
    ...(options.id && { id: options.id, viewMode: 'story' }),
    ...(address.get('args') && { args: address.get('args') ?? '' }),
    ...(!(options.isPlayed && isAsTold(chosen) && !wasEmbedded) && { embed: 'true' }),
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

/** Begins to follow the toolbar. What frames inside this page say of theirs comes later than its own first word. */
export function followToolbar(): void {
  if (isFrame) rememberAlone();
  const channel = addons.getChannel();
  channel.once(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}
