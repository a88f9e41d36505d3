import { type Endpoint, endpoints, parseResponse } from '@machine/contract';
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Returns what is wrong with the response to an endpoint. */
async function problemsOf(handlers: (typeof scenarioEntries)[number][1], endpoint: Endpoint): Promise<string[]> {
  const response = await respond(handlers, endpoint);
  if (response === undefined) return ['no response'];
  if (!response.ok) return [];
  const issues: string[] = [];
  parseResponse(
    endpoint,
    response.status === 204 ? null : await response.json(),
    ({ reason }) => void issues.push(reason),
  );
  return issues;
}

test.each(scenarioEntries.filter(([name]) => name !== 'never-responds'))(
  'scenario "%s" replies to every call with a valid or an error response',
  async (_, handlers) => {
    const problems: Record<string, unknown> = {};
    for (const [name, endpoint] of calls) problems[name] = await problemsOf(handlers, endpoint).catch(String);
    expect(problems).toEqual(Object.fromEntries(calls.map(([name]) => [name, []])));
  },
);

test('scenario "never-responds" leaves every call pending', async () => {
  const settled = vi.fn<(name: string) => void>();
  for (const [name, endpoint] of calls)
    void getResponse(scenarios['never-responds'], requestOf(endpoint), { baseUrl: ORIGIN }).then(() => settled(name));
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
