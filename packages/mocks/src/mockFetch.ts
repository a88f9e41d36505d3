import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import type { SetupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { failUnmocked } from './unmocked.ts';

/**
 * Returns a started worker of MSW whose handlers reply in the page itself, to its `fetch` and its sockets: without a
 * service worker, through which each call takes longer. Calls without a handler fail.
 */
export function mockFetch(): SetupWorker {
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new WebSocketInterceptor()] })],
    onUnhandledFrame: failUnmocked,
    context: { quiet: true },
  });
  network.enable();
  return Object.assign(network, {
    start: async () => {
      network.enable();
      return undefined;
    },
    stop: () => network.disable(),
  });
}
