import { setupWorker } from 'msw/browser';

/** One for the page. A call that no world answers fails, and names itself. */
export const worker = setupWorker();

export const unmocked: string[] = [];

export const startWorker = () =>
  worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      if (frame.protocol !== 'http') return;
      const { url } = (frame.data as { request: Request }).request;
      if (!new URL(url).pathname.startsWith('/api/')) return;
      unmocked.push(url);
      throw new Error(`Unmocked call: ${url}`);
    },
  });
