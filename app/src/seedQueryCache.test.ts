import { player } from '@machine/mocks/currentUser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './queries/client.ts';
import { sessionQueries } from './queries/session.ts';
import { seedQueryCache } from './seedQueryCache.ts';
import { setHydrated } from './services/renderedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

test('the session waits until the page is hydrated, however long that takes', async () => {
  const client = createQueryClient();
  const userId = () => client.getQueryData(sessionQueries.user().queryKey)?.id;
  const user = Promise.resolve({ ...player });
  void seedQueryCache(client, { user, prediction: null, match: undefined }, true);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(userId()).toBeUndefined();
  setHydrated();
  await vi.advanceTimersByTimeAsync(0);
  expect(userId()).toBe(player.id);
});
