import { type Endpoint, endpoints, type Limit } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import type { RateLimit, RateStore, RateWindow } from './platform/throttle/rate-store.ts';
import { createThrottle } from './platform/throttle/throttle.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { MINUTE_MS, HOUR_MS } from './platform/clock/time.ts';

let callers = 0;
/** Creates a caller that shares nothing with any other. */
function newCaller(): Caller {
  callers += 1;
  return { address: `address-${callers}`, user: `user-${callers}`, email: `email-${callers}` };
}
type Caller = { address: string; user: string; email: string };

/** The attribute by which requests are counted together. */
const SAME: Record<Limit['per'], (caller: Caller) => Partial<Caller>> = {
  address: ({ address }) => ({ address }),
  visitor: ({ address }) => ({ address, user: '' }),
  user: ({ user }) => ({ user }),
  caller: ({ user }) => ({ user }),
  email: ({ email }) => ({ email }),
  everyone: () => ({}),
};

/** Cheaper than a `Request`: some limits take tens of thousands. */
const requestOf = (user: string) => ({ user }) as unknown as Request;
const userOf = async (request: Request) => (request as unknown as { user: string }).user || null;

const limitCount = (endpoint: Endpoint) =>
  RATE_LIMITS.filter(({ endpoints: all }) => Array.isArray(all) && all.includes(endpoint)).length;

/** Limits a request to the endpoint that the fewest limits count, so that the given limit is reached before any other. */
function leastLimited(limit: Pick<RateLimit, 'endpoints'>): Pick<RateLimit, 'endpoints'> {
  if (typeof limit.endpoints === 'string') return limit;
  return { endpoints: limit.endpoints.toSorted((first, second) => limitCount(first) - limitCount(second)).slice(0, 1) };
}

function open(shared: RateStore | null = null, isNewAccount = false) {
  let time = 0;
  const { checkAddress, checkPage, admit } = createThrottle({
    limits: RATE_LIMITS,
    now: () => time,
    userOf,
    deviceOf: async () => null,
    isNewAccount: async () => isNewAccount,
    shared,
  });
  /** Sends a request. Returns the seconds to wait; 0 when it is allowed. */
  async function send(
    { endpoints: limited }: Pick<RateLimit, 'endpoints'>,
    { address, user, email }: Caller,
  ): Promise<number> {
    const request = requestOf(user);
    try {
      checkAddress(address);
      if (limited === 'pages') checkPage(address);
      else if (limited !== 'everything') {
        await admit({ endpoint: limited[0] ?? endpoints.match, address, request, body: { email } });
      }
      return 0;
    } catch (error) {
      const { status, message, headers } = error as { status: number; message: string; headers: object };
      expect([status, message]).toEqual([429, expect.stringMatching(/^Too many requests\. Please try again in .+\.$/)]);
      return Number(new Map(Object.entries(headers)).get('Retry-After'));
    }
  }
  return { send, advance: (ms: number) => void (time += ms) };
}

it.each(RATE_LIMITS)('limits $name to $max requests in $windowMs ms per $per', async (limit) => {
  const { send, advance } = open(null, limit.isForNewAccounts);
  const request = leastLimited(limit);
  const caller = newCaller();
  const same = () => ({ ...newCaller(), ...SAME[limit.per](caller) });
  // Evenly spread, so that no shorter window of the same endpoint is exceeded.
  const gap = Math.floor(limit.windowMs / (limit.max + 1));
  for (let count = 0; count < limit.max; count += 1) {
    expect(await send(request, same())).toBe(0);
    advance(gap);
  }
  const wait = await send(request, same());
  expect(wait).toBe(Math.ceil((limit.windowMs - limit.max * gap) / 1000));
  expect(await send(request, newCaller())).toBe(limit.per === 'everyone' ? wait : 0);
  expect(await send(request, same()), 'rejected requests do not extend the wait').toBe(wait);
  advance(wait * 1000);
  expect(await send(request, same())).toBe(0);
});

it('counts related endpoints together', async () => {
  const { send } = open();
  const caller = newCaller();
  const { follow, unfollow, searchUsers } = endpoints;
  for (let count = 0; count < 60; count += 1)
    expect(await send({ endpoints: [count % 2 ? follow : unfollow] }, caller)).toBe(0);
  expect(await send({ endpoints: [follow] }, caller)).toBe(HOUR_MS / 1000);
  expect(await send({ endpoints: [searchUsers] }, caller)).toBe(0);
});

it('does not count a request against other limits when one rejects it', async () => {
  const { send, advance } = open();
  const login = RATE_LIMITS[0] as RateLimit;
  const [attacker, victim] = [newCaller(), newCaller()];
  for (let count = 0; count < 6; count += 1) await send(login, { ...newCaller(), address: attacker.address });
  for (let count = 0; count < 50; count += 1) {
    expect(await send(login, { ...attacker, email: victim.email })).toBe(MINUTE_MS / 1000);
  }
  expect(await send(login, victim)).toBe(0);
  advance(MINUTE_MS);
  expect(await send(login, attacker)).toBe(0);
});

describe('with other processes', () => {
  it('counts once what guards secrets and writes, and the rest in each process', async () => {
    const asked = new Set<string>();
    const take = async (windows: readonly RateWindow[]) => {
      for (const { limit } of windows) asked.add(limit.split(' per ')[0] ?? '');
      return null;
    };
    const { send } = open({ take }, true);
    for (const limit of RATE_LIMITS) await send(limit, newCaller());
    const once = RATE_LIMITS.filter(({ counted }) => counted === 'once').map(({ name }) => name);
    expect([...asked].toSorted()).toEqual([...new Set(once.map((name) => name.split(' per ')[0] ?? ''))].toSorted());
  });

  it('does not count a request against its own limits when the others reject it', async () => {
    let isFull = true;
    const { send } = open({ take: async () => (isFull ? { key: '', waitMs: MINUTE_MS } : null) });
    const [player, lock] = [newCaller(), { endpoints: [endpoints.lockPick] }];
    for (let count = 0; count < 3_001; count += 1) expect(await send(lock, player)).toBe(MINUTE_MS / 1000);
    isFull = false;
    expect(await send(lock, player)).toBe(0);
  });
});
