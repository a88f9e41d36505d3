import { getResponse, type HttpHandler } from 'msw';
import { vi } from 'vitest';

const ORIGIN = 'http://mocked.test';

/** Replies to the app's calls by handlers of the mocks, without a network. The first one that matches replies. Returns the calls. */
export function serve(...handlers: readonly HttpHandler[]) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${path}`);
    const request = new Request(new URL(path, ORIGIN), init);
    const response = await getResponse([...handlers], request, { baseUrl: ORIGIN });
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  return calls;
}
