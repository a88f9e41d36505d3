import { type Endpoint, endpoints, parseResponse } from '@machine/contract';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scenarios } from './scenarios.ts';

const ORIGIN = 'http://mocked.test';
const calls = Object.entries<Endpoint>(endpoints);
const scenarioEntries = Object.entries(scenarios);

const requestOf = ({ path, method }: Endpoint) => new Request(ORIGIN + path.replaceAll(/:\w+/g, '1'), { method });

// Fake timers skip the delays of slow scenarios.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function respond(
  handlers: (typeof scenarioEntries)[number][1],
  endpoint: Endpoint,
): Promise<Response | undefined> {
  const response = getResponse(handlers, requestOf(endpoint), { baseUrl: ORIGIN });
  await vi.advanceTimersByTimeAsync(2_000);
  return response;
}

describe.each(scenarioEntries.filter(([name]) => name !== 'never-responds'))('scenario "%s"', (_, handlers) => {
  test.each(calls)('replies to %s with a valid or an error response', async (_name, endpoint) => {
    const response = await respond(handlers, endpoint);
    expect(response).toBeDefined();
    const body: unknown = response?.ok && response.status !== 204 ? await response.json() : null;
    const issues: string[] = [];
    const parse = () => response?.ok && parseResponse(endpoint, body, ({ reason }) => void issues.push(reason));
    expect(parse).not.toThrow();
    expect(issues).toEqual([]);
  });
});

test.each(calls)('scenario "never-responds" leaves %s pending', async (_name, endpoint) => {
  const settled = vi.fn<(response: unknown) => void>();
  void getResponse(scenarios['never-responds'], requestOf(endpoint), { baseUrl: ORIGIN }).then(settled);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(settled).not.toHaveBeenCalled();
});

const currentUserIn = async (name: keyof typeof scenarios) => {
  const response = await respond(scenarios[name], endpoints.currentUser);
  return response?.ok ? ((await response.json()) as { username: string }).username : response?.status;
};

test.each([
  ['visitor', 401],
  ['new-player', 'SwiftFalcon482'],
  ['veteran', 'ada_predicts'],
  ['without-password', 'ada_predicts'],
  ['everything-failing', 500],
  ['very-slow', 'ada_predicts'],
] as const)('scenario "%s" has the current user %s', async (name, expected) => {
  expect(await currentUserIn(name)).toBe(expected);
});
