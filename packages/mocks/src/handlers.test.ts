import { type Endpoint, endpoints, endpointUrl, parseAnswer } from '@machine/contract';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { scenarios } from './handlers.ts';

const ORIGIN = 'http://mocked.test';
const calls = Object.entries<Endpoint>(endpoints);
const worlds = Object.entries(scenarios).filter(([name]) => name !== 'never answers');

/** Asked by the settings and by who has forgotten a password: no world has those yet. */
const WITHOUT_A_WORLD = new Set([
  'forgotPassword',
  'resetPassword',
  'updatePreference',
  'changePassword',
  'deleteAccount',
  'exportData',
]);

describe.each(worlds)('the world "%s"', (_, handlers) => {
  test.each(calls)('S111: answers %s as the server would, or refuses it', async (name, endpoint) => {
    const url = ORIGIN + endpointUrl(endpoint.path, { id: '1', followerId: '2', threadId: '3' });
    const request = new Request(url, { method: endpoint.method });
    const answer = await getResponse(handlers, request, { baseUrl: ORIGIN });
    expect(answer !== undefined || WITHOUT_A_WORLD.has(name)).toBe(true);
    const body: unknown = answer?.ok ? await answer.json() : null;
    const dropped: string[] = [];
    const read = () => answer?.ok && parseAnswer(endpoint, body, ({ reason }) => void dropped.push(reason));
    expect(read).not.toThrow();
    expect(dropped).toEqual([]);
  });
});
