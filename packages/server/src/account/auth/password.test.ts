import { hash } from '@node-rs/argon2';
import { afterAll, expect, it } from 'vitest';
import { LOWEST_HASH_COST, openGame, PASSWORD, signupOf } from '../../testing/game.ts';
import { createPasswords, HASH_COST } from './password.ts';

const game = await openGame({ hashCost: HASH_COST });
const cheap = await openGame();
afterAll(() => Promise.all([game.close(), cheap.close()]));

const hashOf = async (username: string) => {
  const query = game.db.selectFrom('users').select('password_hash').where('username', '=', username);
  return (await query.executeTakeFirstOrThrow()).password_hash;
};

it('hashes with argon2id, fixed parameters and different salts', async () => {
  await game.member('first');
  await game.member('second');
  const hashes = [await hashOf('first'), await hashOf('second')];
  for (const stored of hashes) {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [salt = '', tag = ''] = stored?.split('$').slice(-2) ?? [];
    expect([Buffer.from(salt, 'base64').length, Buffer.from(tag, 'base64').length]).toEqual([16, 32]);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});

it('updates a hash with other parameters at login, also of a password that is too common today', async () => {
  await game.member('veteran');
  const weak = await hash('password', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await game.db.updateTable('users').set({ password_hash: weak }).where('username', '=', 'veteran').execute();
  const login = { email: 'veteran@example.org', password: 'password' };
  expect((await game.visitor().post('/api/auth/login', login)).status).toBe(200);
  expect(await hashOf('veteran')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await game.visitor().post('/api/auth/login', login)).status).toBe(200);
});

it.each([
  ['1,000 emoji', '🏀'.repeat(1000)],
  ['spaces around', '  space  '],
  ['NUL inside', 'null\u0000null'],
])('verifies a password exactly as sent: %s', async (_, password) => {
  const email = `${crypto.randomUUID()}@example.org`;
  expect(
    (await cheap.visitor().post('/api/auth/signup', { ...signupOf(''), username: '', email, password })).status,
  ).toBe(200);
  const tryWith = async (attempt: string) =>
    (await cheap.visitor().post('/api/auth/login', { email, password: attempt })).status;
  expect([await tryWith(password), await tryWith(password.slice(0, -1))]).toEqual([200, 401]);
});

it('computes a dummy hash that never matches when none is stored', async () => {
  const passwords = createPasswords();
  await passwords.verify(null, PASSWORD);
  const cpu = process.cpuUsage();
  expect(await passwords.verify(null, PASSWORD)).toBe(false);
  const { user, system } = process.cpuUsage(cpu);
  // An argon2id hash takes milliseconds; skipping it would take microseconds.
  expect(user + system).toBeGreaterThan(1000);
});

it('computes one hash for a login, for a known address and an unknown one', async () => {
  const { hash: compute, verify, ...rest } = createPasswords(LOWEST_HASH_COST);
  const calls: string[] = [];
  const counted = await openGame({
    passwords: {
      ...rest,
      hash: (password) => (calls.push('hash'), compute(password)),
      verify: (stored, password) => (calls.push('verify'), verify(stored, password)),
    },
  });
  await counted.member('known');
  for (const [name, password] of [
    ['known', PASSWORD],
    ['known', 'wrong horse'],
    ['unknown', PASSWORD],
  ]) {
    calls.length = 0;
    await counted.visitor().post('/api/auth/login', { email: `${name}@example.org`, password });
    expect(calls).toEqual(['verify']);
  }
});
