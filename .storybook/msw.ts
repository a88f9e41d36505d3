import { selectionFrom } from '@machine/book/toolbar/toolbarOptions.ts';
import { goOffline } from '@machine/mocks/goOffline.ts';
import { failUnmocked } from '@machine/mocks/unmocked.ts';
import type { StoryContext } from '@storybook/react-vite';

const isFlow = ({ tags }: StoryContext) => tags.includes('flow');

/**
 * Replies by a service worker, so that the browser's network panel and console list the calls. In tests, which it would
 * slow down, handlers reply in the page.
 */
async function startWorker() {
  if (import.meta.env.MODE === 'test') return (await import('@machine/mocks/mockFetch.ts')).mockFetch();
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  // The address is relative, because a book may be published below a sub-path.
  await worker.start({ serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledFrame: failUnmocked });
  return worker;
}

const loadAddon = async () => (await import('msw-storybook-addon/csf3')).mswLoader(startWorker);
let loader: ReturnType<typeof loadAddon> | undefined;

/**
 * Gives flows and stories with `parameters.msw` the addon's `context.msw`. Stories of components make no calls, so that
 * their pages don't load MSW.
 */
export async function loadMocks(context: StoryContext): Promise<void> {
  if (!isFlow(context) && context.parameters.msw === undefined) return;
  loader ??= loadAddon();
  await (
    await loader
  )(context);
}

/**
 * In a flow, replies under the toolbar's conditions instead of by handlers of the story, and makes the browser report
 * that it is offline. Returns a function that undoes the latter.
 */
export async function applyConditions(context: StoryContext): Promise<(() => void) | undefined> {
  if (!isFlow(context)) return undefined;
  const { latency, network, session } = selectionFrom(context.globals);
  const { conditionHandlers } = await import('@machine/mocks/conditions.ts');
  const conditions = conditionHandlers({ latency: Number(latency), network, session });
  const { msw } = context;
  msw.use(...conditions);
  // Handlers that are added again move to the front.
  context.msw = { ...msw, use: (...handlers) => msw.use(...conditions, ...handlers) };
  return network === 'offline' ? goOffline() : undefined;
}
