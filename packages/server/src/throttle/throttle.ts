import { createHash } from 'node:crypto';
import { type Endpoint, endpoints } from '@machine/contract';
import { keyOf } from '../account/user.ts';
import type { Instant } from '../feed/feed.ts';
import { type Counter, createCounter } from './counter.ts';
import { type Limit, LIMITS, type Per } from './limits.ts';
import { tooMany } from './too-many.ts';

/** A call that has been read; `address` as `AddressOf` gives it. */
type Knock = { endpoint: Endpoint; address: string; request: Request; body: unknown };

export type Throttle = {
  /** At the door, before anything is read. Throws a `Refusal` (429). */
  enter(address: string): void;
  /** Does the work of a call. Throws a `Refusal` (429) instead when it has been done too often. */
  admit<T>(knock: Knock, work: () => Promise<T>): Promise<T>;
};

type Needs = {
  now: () => Instant;
  userOf: (request: Request) => Promise<string | null>;
  /** Names the known device that logs in at an address, and its account; null for any other. */
  deviceOf: (request: Request, email: string) => Promise<string | null>;
};
type Caller = { address: string; user: string | null; email: string | null; device: string | null };

/** Counts in this process alone: with several, each one allows as much (docs/decisions). */
export function createThrottle({ now, userOf, deviceOf }: Needs): Throttle {
  const gates = LIMITS.map((limit) => toGate(limit, now));
  const atTheDoor = gates.filter(isAtTheDoor);
  const inside = gates.filter((gate) => !isAtTheDoor(gate));

  return {
    enter: (address) => pass(atTheDoor, { address, user: null, email: null, device: null }),
    async admit({ endpoint, address, request, body }, work) {
      const email = emailIn(body);
      const caller = {
        address,
        user: await userOf(request),
        email: email && hashOf(email),
        device: endpoint === endpoints.login && email !== null ? await deviceOf(request, email) : null,
      };
      const concerned = inside.filter(({ limit: { calls } }) => calls === null || calls.includes(endpoint));
      pass(concerned, caller);
      return work();
    },
  };
}

/** All or nothing: what one limit refuses uses up no other. */
function pass(gatesOnTheWay: readonly Gate[], caller: Caller): void {
  const ways = gatesOnTheWay.flatMap((gate) => gate.wayOf(caller) ?? []);
  const waitMs = Math.max(0, ...ways.map((way) => way.waitMs()));
  if (waitMs > 0) throw tooMany(waitMs);
  for (const way of ways) way.count();
}

type Way = { waitMs(): number; count(): void };
type Gate = { limit: Limit; wayOf(caller: Caller): Way | undefined };

const isAtTheDoor = ({ limit }: Gate) => limit.calls === null && limit.per === 'address';

function toGate(limit: Limit, now: () => Instant): Gate {
  const counter = createCounter(limit, now);
  const ofDevices = limit.knownDevice && createCounter(limit.knownDevice, now);
  return {
    limit,
    wayOf(caller) {
      const key = KEYS[limit.per](caller);
      if (key === null) return undefined;
      return ofDevices !== undefined && caller.device !== null
        ? wayThrough(ofDevices, caller.device)
        : wayThrough(counter, key);
    },
  };
}

const wayThrough = (counter: Counter, key: string): Way => ({
  waitMs: () => counter.waitMs(key),
  count: () => counter.count(key),
});

const KEYS: Record<Per, (caller: Caller) => string | null> = {
  address: ({ address }) => address,
  user: ({ user }) => user,
  caller: ({ user, address }) => user ?? address,
  email: ({ email }) => email,
  everybody: () => 'everybody',
};

function emailIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return body.email;
}

/** Nobody's address is kept in memory, and all keys are as short. */
const hashOf = (email: string) => createHash('sha256').update(keyOf(email)).digest('base64url');
