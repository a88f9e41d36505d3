import { type Endpoint, endpoints, POLL_MS } from '@machine/contract';
import { expect, it } from 'vitest';
import { RATE_LIMITS } from '../../rate-limits.ts';
import { MINUTE_MS } from '../clock/time.ts';
import { createThrottle } from './throttle.ts';

/** Without free polls, even one minute would use up what visitors may read in five. */
const MINUTES = process.env.NIGHTLY ? 5 : 1;
const ADDRESS = '192.0.2.7';

/** The polls of an open page of a live match whose answers are the same for everyone. */
const SHARED_POLLS: readonly [number, Endpoint][] = [
  [POLL_MS.match, endpoints.match],
  [POLL_MS.playByPlay, endpoints.playByPlay],
  [POLL_MS.matchChat, endpoints.matchChat],
  [POLL_MS.completedLive, endpoints.completedLive],
  [POLL_MS.machineStats, endpoints.machineStats],
];

/** Half of the viewers have an account. */
const requestOf = (viewer: number) =>
  new Request('http://localhost', viewer % 2 === 0 ? {} : { headers: { 'x-user': `user-${viewer}` } });

it('never limits a thousand pages of a live match behind one address', async () => {
  let now = 0;
  const { checkAddress, admit } = createThrottle({
    limits: RATE_LIMITS,
    now: () => now,
    userOf: async (request) => request.headers.get('x-user'),
    deviceOf: async () => null,
  });
  /** When each call was last answered by the database, and not by a copy. */
  const loadedAt = new Map<Endpoint, number>();
  async function poll(endpoint: Endpoint, request: Request): Promise<void> {
    checkAddress(ADDRESS);
    const { waive } = await admit({ endpoint, address: ADDRESS, request, body: undefined });
    if (loadedAt.get(endpoint) === now) waive();
    else if (endpoint !== endpoints.unreadCount) loadedAt.set(endpoint, now);
  }

  const viewers = Array.from({ length: 1_000 }, (_, viewer) => ({ viewer, request: requestOf(viewer) }));
  let polls = 0;
  for (now = 0; now < MINUTES * MINUTE_MS; now += 1_000) {
    for (const { viewer, request } of viewers) {
      // The pages were opened in different seconds.
      const age = now + viewer * 1_000;
      for (const [intervalMs, endpoint] of SHARED_POLLS) {
        if (age % intervalMs !== 0) continue;
        polls += 1;
        await poll(endpoint, request);
      }
      if (viewer % 2 === 0 || age % POLL_MS.unreadCount !== 0) continue;
      polls += 1;
      await poll(endpoints.unreadCount, request);
    }
  }
  expect(polls).toBe(MINUTES * (1_000 * (3 * 20 + 6 + 1) + 500 * 2));
});
