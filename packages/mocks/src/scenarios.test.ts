import { type Endpoint, endpoints, endpointUrl, parseResponse } from '@machine/contract';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scenarios } from './scenarios.ts';

const ORIGIN = 'http://mocked.test';
const calls = Object.entries<Endpoint>(endpoints);
const worlds = Object.entries(scenarios);
const IDS = { id: '1', followerId: '2', threadId: '3' };

const requestOf = ({ path, method }: Endpoint) => new Request(ORIGIN + endpointUrl(path, IDS), { method });

// Slow worlds answer at once here, and what never comes is waited for by nobody.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function answerOf(handlers: (typeof worlds)[number][1], endpoint: Endpoint): Promise<Response | undefined> {
  const answer = getResponse(handlers, requestOf(endpoint), { baseUrl: ORIGIN });
  await vi.advanceTimersByTimeAsync(2_000);
  return answer;
}

describe.each(worlds.filter(([name]) => name !== 'never answers'))('the world "%s"', (_, handlers) => {
  test.each(calls)('S111: answers %s as the server would, or refuses it', async (_name, endpoint) => {
    const answer = await answerOf(handlers, endpoint);
    expect(answer).toBeDefined();
    const body: unknown = answer?.ok ? await answer.json() : null;
    const dropped: string[] = [];
    const read = () => answer?.ok && parseResponse(endpoint, body, ({ reason }) => void dropped.push(reason));
    expect(read).not.toThrow();
    expect(dropped).toEqual([]);
  });
});

test.each(calls)('the world "never answers" takes %s, and keeps it', async (_name, endpoint) => {
  const settled = vi.fn<(answer: unknown) => void>();
  void getResponse(scenarios['never answers'], requestOf(endpoint), { baseUrl: ORIGIN }).then(settled);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(settled).not.toHaveBeenCalled();
});

const whoIsHere = async (name: keyof typeof scenarios) => {
  const answer = await answerOf(scenarios[name], endpoints.currentUser);
  return answer?.ok ? ((await answer.json()) as { username: string }).username : answer?.status;
};

test.each([
  ['visitor', 401],
  ['new player', 'SwiftFalcon482'],
  ['veteran', 'ada_predicts'],
  ['without password', 'ada_predicts'],
  ['everything failing', 500],
  ['very slow', 'ada_predicts'],
] as const)('in the world "%s", %s is here', async (name, expected) => {
  expect(await whoIsHere(name)).toBe(expected);
});
