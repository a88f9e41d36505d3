import { http, HttpResponse, ws } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockFetch } from './mockFetch.ts';

const CALL = 'http://mocked.test/api/game';

let worker: ReturnType<typeof mockFetch>;
beforeEach(() => {
  worker = mockFetch();
});
afterEach(() => worker.stop());

const replyWith = (text: string) => http.get(CALL, () => HttpResponse.text(text));
const read = async () => (await fetch(CALL)).text();

test('replies by the handler that was added last, until they are reset', async () => {
  worker.use(replyWith('first'));
  worker.use(replyWith('second'));
  expect(await read()).toBe('second');
  worker.resetHandlers(replyWith('third'));
  expect(await read()).toBe('third');
});

test('tells listeners of each call', async () => {
  const onReply = vi.fn<(url: string, status: number) => void>();
  worker.events.on('response:mocked', ({ request, response }) => onReply(request.url, response.status));
  worker.use(replyWith('first'));
  await read();
  expect(onReply.mock.calls).toEqual([[CALL, 200]]);
});

test('fails a call without a handler and logs which one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await fetch(CALL, { method: 'POST' });
  expect(response.ok).toBe(false);
  expect(await response.json()).toMatchObject({ message: `Unmocked call: POST ${CALL}` });
  expect(logged.mock.calls.join()).toContain(`POST ${CALL}`);
  logged.mockRestore();
});

test('opens sockets', async () => {
  const link = ws.link('ws://mocked.test/ws');
  worker.use(link.addEventListener('connection', ({ client }) => client.send('hello')));
  const socket = new WebSocket('ws://mocked.test/ws');
  const { data } = await new Promise<MessageEvent>((resolve) => socket.addEventListener('message', resolve));
  expect(data).toBe('hello');
  socket.close();
});
