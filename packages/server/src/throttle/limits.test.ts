import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { type Limit, LIMITS, type Per } from './limits.ts';
import { createThrottle } from './throttle.ts';

/** Somebody new in every respect. */
const stranger = () => ({ address: crypto.randomUUID(), user: crypto.randomUUID(), email: crypto.randomUUID() });
type Caller = ReturnType<typeof stranger>;

/** What has to stay the same for calls to be counted together. */
const SAME: Record<Per, (caller: Caller) => Partial<Caller>> = {
  address: ({ address }) => ({ address }),
  user: ({ user }) => ({ user }),
  caller: ({ user }) => ({ user }),
  email: ({ email }) => ({ email }),
  everybody: () => ({}),
};

const userOf = async (request: Request) => request.headers.get('x-user');

function open() {
  let time = 0;
  const { enter, admit } = createThrottle({ now: () => time, userOf, deviceOf: async () => null });
  /** The seconds that the caller is told to wait; 0 when the call went through. */
  async function ask({ calls }: Limit, { address, user, email }: Caller): Promise<number> {
    const endpoint = calls?.[0] ?? endpoints.match;
    const request = new Request('http://localhost', { headers: { 'x-user': user } });
    try {
      enter(address);
      return await admit({ endpoint, address, request, body: { email } }, async () => 0);
    } catch (error) {
      const { status, message, headers } = error as { status: number; message: string; headers: object };
      expect([status, message]).toEqual([
        429,
        expect.stringMatching(/^That was too often\. Please try again in .+\.$/),
      ]);
      return Number(new Map(Object.entries(headers)).get('Retry-After'));
    }
  }
  return { ask, pass: (ms: number) => void (time += ms) };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('3.4: the table has every row of the paper', () => {
  const rows = LIMITS.map(({ id, per, most, windowMs }) => `${id} ${per} ${most} / ${windowMs / 1000} s`);
  expect(rows).toEqual([
    'S60 email 10 / 600 s',
    'S61 address 6 / 60 s',
    'S61 address 30 / 3600 s',
    'S62 address 5 / 1800 s',
    'S63 email 5 / 1800 s',
    'S63 address 25 / 300 s',
    'S64 address 25 / 300 s',
    'C40 user 5 / 3600 s',
    'S65 user 10 / 600 s',
    'S66 user 5 / 10 s',
    'S66 user 60 / 600 s',
    'S67 user 10 / 10 s',
    'S67 user 20 / 3600 s',
    'S68 user 60 / 3600 s',
    'S69 caller 60 / 60 s',
    'S70 user 60 / 60 s',
    'S71 user 5 / 3600 s',
    'sessions user 60 / 600 s',
    'client errors address 10 / 600 s',
    'client errors everybody 300 / 600 s',
    'S72 address 3000 / 300 s',
    'S72 user 3000 / 300 s',
  ]);
});

it.each(LIMITS)('$id: $most in $windowMs ms per $per, and then a wait that is told', async (limit) => {
  const { ask, pass } = open();
  const caller = stranger();
  const same = () => ({ ...stranger(), ...SAME[limit.per](caller) });
  // As evenly as can be, so that no shorter window of the same calls is in the way.
  const gap = Math.floor(limit.windowMs / (limit.most + 1));
  for (let made = 0; made < limit.most; made += 1) {
    expect(await ask(limit, same())).toBe(0);
    pass(gap);
  }
  const wait = await ask(limit, same());
  expect(wait).toBe(Math.ceil((limit.windowMs - limit.most * gap) / 1000));
  expect(await ask(limit, stranger())).toBe(limit.per === 'everybody' ? wait : 0);
  expect(await ask(limit, same()), 'being refused makes it no longer').toBe(wait);
  pass(wait * 1000);
  expect(await ask(limit, same())).toBe(0);
});

const row = (calls: Limit['calls']) => ({ calls, id: '', per: 'user' as const, most: 0, windowMs: 0 });

it('S67, S68: what belongs together is counted together', async () => {
  for (const [first, second, most] of [
    [endpoints.follow, endpoints.unfollow, 60],
    [endpoints.createThread, endpoints.addParticipants, 20],
  ] as const) {
    const { ask } = open();
    const caller = stranger();
    for (let made = 0; made < most; made += 1) expect(await ask(row([made % 2 ? first : second]), caller)).toBe(0);
    expect(await ask(row([first]), caller)).toBe(HOUR / 1000);
    expect(await ask(row([endpoints.searchUsers]), caller)).toBe(0);
  }
});

it('S69: who is not logged in is counted by address', async () => {
  const search = LIMITS.find(({ id }) => id === 'S69');
  const { admit } = createThrottle({ now: () => 0, userOf: async () => null, deviceOf: async () => null });
  const request = new Request('http://localhost');
  const ask = (address: string) =>
    admit({ endpoint: endpoints.searchUsers, address, request, body: undefined }, async () => 'found');
  for (let made = 0; made < (search?.most ?? 0); made += 1) await ask('here');
  await expect(ask('here')).rejects.toMatchObject({ status: 429 });
  expect(await ask('there')).toBe('found');
});

it('3.4: what one limit refuses uses up no other', async () => {
  const { ask, pass } = open();
  const login = LIMITS[0] as Limit;
  const [attacker, victim] = [stranger(), stranger()];
  for (let made = 0; made < 6; made += 1) await ask(login, { ...stranger(), address: attacker.address });
  for (let made = 0; made < 50; made += 1) {
    expect(await ask(login, { ...attacker, email: victim.email })).toBe(MINUTE / 1000);
  }
  expect(await ask(login, victim)).toBe(0);
  pass(MINUTE);
  expect(await ask(login, attacker)).toBe(0);
});
