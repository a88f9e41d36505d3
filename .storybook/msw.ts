import { conditionHandlers } from '@machine/mocks/conditions.ts';
import { goOffline } from '@machine/mocks/goOffline.ts';
import { type MockedFetch, mockFetch } from '@machine/mocks/mockFetch.ts';
import type { ReactRenderer } from '@storybook/react-vite';
import type { LoaderFunction, StoryContext } from 'storybook/internal/types';
import { selectionFrom } from './toolbarOptions.ts';

declare module 'storybook/internal/csf' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into Storybook's interface
  interface StoryContext {
    msw: MockedFetch;
  }
}

const slot = globalThis as { mockedFetch?: MockedFetch };
/** A hot reload of the preview must not replace `fetch` again. */
const mocked = (slot.mockedFetch ??= mockFetch());

const isFlow = ({ tags }: StoryContext<ReactRenderer>) => tags.includes('flow');

/** Gives a story its mocked calls. In a flow, the toolbar's conditions take precedence over all handlers the story adds. */
export const loadMocks: LoaderFunction<ReactRenderer> = async (context) => {
  mocked.resetHandlers();
  context.msw = mocked;
  if (!isFlow(context)) return;
  const { latency, network, session } = selectionFrom(context.globals);
  const conditions = conditionHandlers({ latency: Number(latency), network, session });
  mocked.use(...conditions);
  context.msw = { ...mocked, use: (...handlers) => mocked.use(...conditions, ...handlers) };
};

/** Makes the browser report that it is offline when the toolbar turns a flow's network off. */
export const loseNetwork = (context: StoryContext<ReactRenderer>) =>
  isFlow(context) && selectionFrom(context.globals).network === 'offline' ? goOffline() : undefined;
