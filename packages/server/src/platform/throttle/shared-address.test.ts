import { type Endpoint, endpoints, POLL_MS } from '@machine/contract';
import { expect, it } from 'vitest';
import { RATE_LIMITS } from '../../rate-limits.ts';
import { createSharedCache } from '../http/shared-cache.ts';
import { noticeSharedCopies } from '../http/shared-copies.ts';
import { createThrottle } from './throttle.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
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

/** Simulates a server that answers polls as the real one does, at a time that the test sets. */
function openServer() {
  let time = 0;
  const now = () => time;
  const { checkAddress, admit } = createThrottle({
    limits: RATE_LIMITS,
    now,
    userOf: async (request) => request.headers.get('x-user'),
    deviceOf: async () => null,
  });
  const copies = createSharedCache<null>(500, now);
  let loads = 0;

  async function poll(endpoint: Endpoint, request: Request): Promise<void> {
    checkAddress(ADDRESS);
    const admission = await admit({ endpoint, address: ADDRESS, request, body: undefined });
    const { isShared } = await noticeSharedCopies(async () => {
      if (endpoint === endpoints.unreadCount) return;
      await copies.get(endpoint.path, async () => {
        loads += 1;
        return null;
      });
    });
    if (isShared) admission.waive();
  }
  return { poll, loads: () => loads, setTime: (at: number) => void (time = at) };
}

/** Half of the viewers have an account. */
const requestOf = (viewer: number) =>
  new Request('http://localhost', viewer % 2 === 0 ? {} : { headers: { 'x-user': `user-${viewer}` } });

it('never limits a thousand pages of a live match behind one address', async () => {
  const server = openServer();
  const viewers = Array.from({ length: 1_000 }, (_, viewer) => ({ viewer, request: requestOf(viewer) }));
  let polls = 0;
  for (let at = 0; at < MINUTES * MINUTE; at += SECOND) {
    server.setTime(at);
    for (const { viewer, request } of viewers) {
      // The pages were opened in different seconds.
      const age = at + viewer * SECOND;
      for (const [intervalMs, endpoint] of SHARED_POLLS) {
        if (age % intervalMs !== 0) continue;
        polls += 1;
        await server.poll(endpoint, request);
      }
      if (viewer % 2 === 0 || age % POLL_MS.unreadCount !== 0) continue;
      polls += 1;
      await server.poll(endpoints.unreadCount, request);
    }
  }
  expect(polls).toBe(MINUTES * (1_000 * (3 * 20 + 6 + 1) + 500 * 2));
  expect(server.loads()).toBe(MINUTES * 60 * SHARED_POLLS.length);
});
