import { setupWorker } from 'msw/browser';

type Worker = ReturnType<typeof setupWorker>;
const slot = globalThis as { mswWorker?: Promise<Worker> };

/**
 * One worker for the page: kept on `globalThis`, because a docs page starts several stories at once and an edited
 * preview must not start a second one. A call that no story answers fails, and names itself.
 */
export const startWorker = () =>
  (slot.mswWorker ??= (async () => {
    const worker = setupWorker();
    await worker.start({
      quiet: true,
      // Relative, so that a Storybook published under a sub-path finds it.
      serviceWorker: { url: './mockServiceWorker.js' },
      onUnhandledFrame({ frame }) {
        if (frame.protocol !== 'http') return;
        const { url } = (frame.data as { request: Request }).request;
        if (new URL(url).pathname.startsWith('/api/')) throw new Error(`Unmocked call: ${url}`);
      },
    });
    return worker;
  })());
