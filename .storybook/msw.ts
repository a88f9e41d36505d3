import { conditionHandlers, goOffline } from '@machine/mocks/conditions';
import { failUnmocked } from '@machine/mocks/unmocked';
import type { ReactRenderer } from '@storybook/react-vite';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction, StoryContext } from 'storybook/internal/types';
import { selectionFrom } from './toolbarOptions.ts';

const slot = globalThis as { mswWorker?: Promise<SetupWorker> };

/**
 * Starts one worker per page. It is stored on `globalThis` because a docs page starts several stories at once, and a
 * hot reload of the preview must not start a second worker.
 */
const startWorker = () =>
  (slot.mswWorker ??= (async () => {
    const worker = setupWorker();
    await worker.start({
      quiet: true,
      // Relative, so it is found when Storybook is published under a sub-path.
      serviceWorker: { url: './mockServiceWorker.js' },
      onUnhandledFrame: failUnmocked,
    });
    return worker;
  })());

const load = mswLoader(startWorker);
const isFlow = ({ tags }: StoryContext<ReactRenderer>) => tags.includes('flow');

/** Gives a story its worker. In a flow, the toolbar's conditions take precedence over all handlers the story adds. */
export const loadWorker: LoaderFunction<ReactRenderer> = async (context) => {
  const loaded = await load(context);
  if (!isFlow(context)) return loaded;
  const { latency, network, session } = selectionFrom(context.globals);
  const conditions = conditionHandlers({ latency: Number(latency), network, session });
  const worker = context.msw;
  worker.use(...conditions);
  context.msw = { ...worker, use: (...handlers) => worker.use(...conditions, ...handlers) };
  return loaded;
};

/** Makes the browser report that it is offline when the toolbar turns a flow's network off. */
export const loseNetwork = (context: StoryContext<ReactRenderer>) =>
  isFlow(context) && selectionFrom(context.globals).network === 'offline' ? goOffline() : undefined;
