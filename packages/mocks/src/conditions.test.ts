import { type Endpoint, endpoints } from '@machine/contract';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { conditionHandlers } from './conditions.ts';
import { emptyMachineStats, player } from './fixtures.ts';
import { reply } from './handlers.ts';

const ORIGIN = 'http://mocked.test';
const DEFAULTS = { latency: 0, network: 'default', session: 'default' } as const;
const scenario = [
  reply(endpoints.currentUser, { ...player, username: 'from_scenario' }),
  reply(endpoints.machineStats, { currentStreak: 3, bestStreak: 9 }),
];

const request = (path: string, conditions: Partial<Parameters<typeof conditionHandlers>[0]>) =>
  getResponse([...conditionHandlers({ ...DEFAULTS, ...conditions }), ...scenario], new Request(ORIGIN + path), {
    baseUrl: ORIGIN,
  });

test.each([
  ['401', 401],
  ['500', 500],
] as const)('network %s fails every call with that status', async (network, status) => {
  for (const path of [endpoints.machineStats.path, endpoints.currentUser.path, '/api/unknown']) {
    expect((await request(path, { network }))?.status).toBe(status);
  }
});

const reads = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'GET');
const UNCHANGED = ['currentUser', 'exportData'];

test.each(reads.filter(([name]) => !UNCHANGED.includes(name)))('network empty handles %s', async (_, { path }) => {
  expect((await request(path, { network: 'empty' }))?.status).toBe(200);
});

test('network empty keeps the current user', async () => {
  const stats = await request(endpoints.machineStats.path, { network: 'empty' });
  expect(await stats?.json()).toEqual(emptyMachineStats);
  const user = await request(endpoints.currentUser.path, { network: 'empty' });
  expect(await user?.json()).toMatchObject({ username: 'from_scenario' });
});

test('the session applies under every network condition', async () => {
  expect((await request(endpoints.currentUser.path, { session: 'anonymous' }))?.status).toBe(401);
  const user = await request(endpoints.currentUser.path, { session: 'without-password', network: '500' });
  expect(await user?.json()).toMatchObject({ canChangePassword: false });
  expect((await request(endpoints.machineStats.path, { session: 'player', network: '500' }))?.status).toBe(500);
});

test('latency delays a response once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn<(response: unknown) => void>();
  const response = request(endpoints.machineStats.path, { latency: 1_500 });
  void response.then(settled);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect((await response)?.status).toBe(200);
  vi.useRealTimers();
});
