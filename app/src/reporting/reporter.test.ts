import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReporter } from './reporter.ts';
import { rootOptions } from './rootOptions.ts';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { origin: 'https://play.test', pathname: '/' } });
});
afterEach(() => void vi.unstubAllGlobals());

const fail = () => {
  throw new Error('fails');
};
const errorAt = (line: number) =>
  Object.assign(new Error('x'), { stack: `Error: x\n    at fn (https://play.test/a.js:${line}:1)` });

test('reports the same error once, and three errors at most', async () => {
  const report = createReporter();
  for (const line of [1, 1, 2, 3, 4, 5]) await report('caught', errorAt(line));
  const lines = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).stack[0]);
  expect(lines).toEqual(['fn@a.js:1:1', 'fn@a.js:2:1', 'fn@a.js:3:1']);
});

test.each([
  ['is rejected', async () => new Response('no', { status: 429 })],
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['cannot be sent at all', fail],
])('ignores a report that %s', async (_, respond) => {
  fetched.mockImplementation(respond);
  const report = createReporter();
  await expect(report('uncaught', errorAt(1))).resolves.toBeUndefined();
  await report('uncaught', errorAt(1));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('logs and reports what React catches, and logs it without a reporter', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const report = createReporter();
  for (const load of [async () => ({ report }), () => Promise.reject(new TypeError('Failed to fetch a module'))])
    rootOptions(load).onCaughtError?.(errorAt(1), { componentStack: '' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ kind: 'caught', name: 'Error' });
  expect(log.mock.calls).toEqual([[errorAt(1)], [errorAt(1)]]);
  log.mockRestore();
});

test('ignores an error whose properties throw', async () => {
  const hostile = Object.defineProperty(new Error('x'), 'stack', { get: fail });
  await expect(createReporter()('caught', hostile)).resolves.toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
