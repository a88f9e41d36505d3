import { type Endpoint, endpoints } from '@machine/contract';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { conditionHandlers } from './conditions.ts';
import { player } from './fixtures.ts';
import { reply } from './handlers.ts';

const ORIGIN = 'http://mocked.test';
const DEFAULTS = { latency: 0, network: 'default', session: 'default' } as const;
const told = [
  reply(endpoints.currentUser, { ...player, username: 'as_told' }),
  reply(endpoints.machineStats, { currentStreak: 3, bestStreak: 9 }),
];

const ask = (path: string, conditions: Partial<Parameters<typeof conditionHandlers>[0]>) =>
  getResponse([...conditionHandlers({ ...DEFAULTS, ...conditions }), ...told], new Request(ORIGIN + path), {
    baseUrl: ORIGIN,
  });

test('as told, nothing stands before the world', () => {
  expect(conditionHandlers(DEFAULTS)).toEqual([]);
});

test.each([
  ['401', 401],
  ['500', 500],
] as const)('the network %s refuses every call with it, and no world is asked', async (network, status) => {
  for (const path of [endpoints.machineStats.path, endpoints.currentUser.path, '/api/of/tomorrow']) {
    expect((await ask(path, { network }))?.status).toBe(status);
  }
});

test('offline, every call fails without an answer', async () => {
  expect((await ask(endpoints.machineStats.path, { network: 'offline' }))?.type).toBe('error');
});

const reads = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'GET');
const UNCHANGED = ['currentUser', 'exportData'];

test.each(reads.filter(([name]) => !UNCHANGED.includes(name)))('an empty world answers %s', async (_, { path }) => {
  expect((await ask(path, { network: 'empty' }))?.status).toBe(200);
});

test('an empty world still knows who is here', async () => {
  const stats = await ask(endpoints.machineStats.path, { network: 'empty' });
  expect(await stats?.json()).toEqual({ currentStreak: 0, bestStreak: 0 });
  const user = await ask(endpoints.currentUser.path, { network: 'empty' });
  expect(await user?.json()).toMatchObject({ username: 'as_told' });
});

test('a session stands, whatever the network does with the rest', async () => {
  expect((await ask(endpoints.currentUser.path, { session: 'anonymous' }))?.status).toBe(401);
  const user = await ask(endpoints.currentUser.path, { session: 'without-password', network: '500' });
  expect(await user?.json()).toMatchObject({ canChangePassword: false });
  expect((await ask(endpoints.machineStats.path, { session: 'player', network: '500' }))?.status).toBe(500);
});

test('latency holds an answer back once, and then the world gives it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn<(answer: unknown) => void>();
  const answer = ask(endpoints.machineStats.path, { latency: 1_500 });
  void answer.then(settled);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect((await answer)?.status).toBe(200);
  vi.useRealTimers();
});
