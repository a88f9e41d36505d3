import { conditionHandlers, goOffline } from '@machine/mocks/conditions';
import { failUnmocked } from '@machine/mocks/unmocked';
import type { ReactRenderer } from '@storybook/react-vite';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction, StoryContext } from 'storybook/internal/types';
import { selectionFrom } from './toolbarOptions.ts';

const slot = globalThis as { mswWorker?: Promise<SetupWorker> };

/**
 * One worker for the page: kept on `globalThis`, because a docs page starts several stories at once and an edited
 * preview must not start a second one.
 */
const startWorker = () =>
  (slot.mswWorker ??= (async () => {
    const worker = setupWorker();
    await worker.start({
      quiet: true,
      // Relative, so that a Storybook published under a sub-path finds it.
      serviceWorker: { url: './mockServiceWorker.js' },
      onUnhandledFrame: failUnmocked,
    });
    return worker;
  })());

const load = mswLoader(startWorker);
const isFlow = ({ tags }: StoryContext<ReactRenderer>) => tags.includes('flow');

/** Gives a story its worker. In a flow the conditions of the toolbar come first, whatever the story adds, and when. */
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

/** The browser of a flow without a network says so. */
export const loseNetwork = (context: StoryContext<ReactRenderer>) =>
  isFlow(context) && selectionFrom(context.globals).network === 'offline' ? goOffline() : undefined;
