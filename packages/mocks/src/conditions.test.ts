import * as endpoints from '@machine/contract/endpoints.ts';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { conditionHandlers } from './conditions.ts';
import { player } from './currentUser.ts';
import { emptyMachineStats, machineStats } from './match.ts';
import { reply } from './handlers.ts';

const ORIGIN = 'http://mocked.test';
const scenario = [reply(endpoints.currentUser, player), reply(endpoints.machineStats, machineStats)];

async function read(path: string, conditions: Partial<Parameters<typeof conditionHandlers>[0]>) {
  const handlers = conditionHandlers({ latency: 0, network: 'default', session: 'default', ...conditions });
  const response = await getResponse([...handlers, ...scenario], new Request(ORIGIN + path), { baseUrl: ORIGIN });
  return response?.ok ? response.json() : response?.status;
}

test.each([
  ['401', 401],
  ['500', 500],
] as const)('network %s fails every call with that status, but leaves the session', async (network, status) => {
  for (const path of [endpoints.machineStats.path, endpoints.currentUser.path, '/api/unknown']) {
    expect(await read(path, { network })).toBe(status);
  }
  const user = await read(endpoints.currentUser.path, { session: 'without-password', network });
  expect(user).toMatchObject({ canChangePassword: false });
});

test('network empty keeps the current user', async () => {
  expect(await read(endpoints.machineStats.path, { network: 'empty' })).toEqual(emptyMachineStats);
  expect(await read(endpoints.currentUser.path, { network: 'empty' })).toEqual(player);
});

test('latency delays a response once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn<(response: unknown) => void>();
  const response = read(endpoints.machineStats.path, { latency: 1_500 });
  void response.then(settled);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(await response).toEqual(machineStats);
  vi.useRealTimers();
});
