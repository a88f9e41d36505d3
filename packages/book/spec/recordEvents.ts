import type { StoryContext } from '@storybook/react-vite';
import { isMockFunction, onMockCall } from 'storybook/test';
import type { EventKind, StoryEvent } from './matching.ts';

const LIVE = 'output, [role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), [data-toast]';
const MAX_DEPTH = 4;

const events: StoryEvent[] = [];
let flush = () => {};

/** Returns what has happened in the story until now, in order. */
export function recordedEvents(): readonly StoryEvent[] {
  flush();
  return events;
}

/** Returns the spies among the props of a story, with their paths. */
function spiesOf(value: unknown, path: readonly string[] = []): [spy: unknown, path: string][] {
  if (isMockFunction(value)) return [[value, path.join('.')]];
  if (typeof value !== 'object' || value === null || path.length === MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, nested]) => spiesOf(nested, [...path, name]));
}

function liveRegionsOf({ target, addedNodes }: MutationRecord): Element[] {
  const parent = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)] : [],
  );
  return [...(parent ? [parent] : []), ...added];
}

type Recorded = Pick<StoryContext, 'args'> & Partial<Pick<StoryContext, 'msw'>>;

/** Records what happens in a story from now on; only those that make calls have `msw`. Returns how to stop. */
export function recordEvents({ args, msw }: Recorded): () => void {
  events.length = 0;
  const stopped = new AbortController();
  const { signal } = stopped;
  const add = (kind: EventKind, text: string) => void events.push({ kind, text });

  msw?.events.on(
    'request:start',
    ({ request }) => {
      const { pathname, search } = new URL(request.url);
      add('calls', `${request.method} ${pathname}${search}`);
    },
    { signal },
  );

  const spies = new Map(spiesOf(args));
  const stopListening = onMockCall((spy, [input]) => {
    const path = spies.get(spy);
    if (path === undefined) return;
    // The app reports where it goes, and leads the browser elsewhere.
    if (path === 'onAddress' || path === 'redirect') add('goesTo', String(input));
    else add('reports', path);
  });
  const followLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link) add('goesTo', link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', followLink, { capture: true, signal });

  const announce = (mutations: MutationRecord[]) => {
    for (const region of new Set(mutations.flatMap(liveRegionsOf))) {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text !== '') add('announces', text);
    }
  };
  const observer = new MutationObserver(announce);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  flush = () => announce(observer.takeRecords());

  return () => {
    stopped.abort();
    stopListening();
    observer.disconnect();
  };
}
