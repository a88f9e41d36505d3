import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MockedFetch, mockFetch } from './mockFetch.ts';

const ORIGIN = 'http://mocked.test';
const sent = vi.fn<typeof fetch>(async () => new Response('from the network'));
const get = (path: string, init?: RequestInit) => fetch(`${ORIGIN}${path}`, init);
const replyWith = (text: string) => http.get('*/api/call', () => new Response(text));
let mocked: MockedFetch;

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  mocked = mockFetch();
});
afterEach(() => vi.unstubAllGlobals());

test('lets the newest handler reply, until the handlers are replaced', async () => {
  mocked.use(replyWith('old'));
  mocked.use(replyWith('new'));
  expect(await (await get('/api/call')).text()).toBe('new');
  mocked.resetHandlers(replyWith('other'));
  expect(await (await get('/api/call')).text()).toBe('other');
});

test('fails a call without a handler and names it', async () => {
  await expect(get('/api/unknown?q=1')).rejects.toThrow('Unmocked call: GET http://mocked.test/api/unknown?q=1');
});

test('aborts a call without a reply', async () => {
  mocked.use(http.get('*/api/call', () => new Promise<never>(() => {})));
  const controller = new AbortController();
  const response = get('/api/call', { signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(response).rejects.toThrow('too late');
  await expect(get('/api/call', { signal: controller.signal })).rejects.toThrow('too late');
});
