import type { Endpoint } from '@machine/contract';
import { http, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** The page's mock service worker. Calls without a handler fail and are recorded. */
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

export const respondTo = ({ method, path }: Endpoint, respond: () => Response | Promise<Response>): HttpHandler =>
  http[method.toLowerCase() as Lowercase<typeof method>](path, respond);
