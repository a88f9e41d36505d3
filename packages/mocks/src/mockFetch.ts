import { getResponse, type RequestHandler } from 'msw';

/** Handlers that reply to the calls of a page or a test. */
export type MockedFetch = {
  /** Adds handlers before the others. */
  use(...handlers: RequestHandler[]): void;
  /** Replaces all handlers. */
  resetHandlers(...handlers: RequestHandler[]): void;
};

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');

/**
 * Replaces `fetch`, so that handlers reply to calls in the page itself: without a service worker, and as soon as they
 * return. A call without a handler fails with an error that names it. Other requests are sent.
 */
export function mockFetch(): MockedFetch {
  const send = globalThis.fetch;
  let handlers: RequestHandler[] = [];

  async function reply(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Unmocked call: ${request.method} ${request.url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isCall(request.url)) return send(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    return Promise.race([reply(request), aborted]).finally(() => signal.removeEventListener('abort', abort));
  };

  return {
    use(...added) {
      handlers = [...added, ...handlers];
    },
    resetHandlers(...replaced) {
      handlers = replaced;
    },
  };
}
