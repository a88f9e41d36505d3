import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@machine/contract';
import { createDevices } from '../../packages/server/src/account/auth/known-device.ts';
import { createPasswords } from '../../packages/server/src/account/auth/password.ts';
import { accountRoutes } from '../../packages/server/src/account/auth/routes.ts';
import { deleteAccount } from '../../packages/server/src/social/privacy/delete.ts';
import { createSessions } from '../../packages/server/src/platform/session/session.ts';
import { openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';
import { openTransport } from '../../packages/server/src/account/mail/transport.ts';
import { openGame, OWN_ORIGIN, signupOf } from '../../packages/server/src/testing/game.ts';
import { signUpUser } from '../../packages/server/src/testing/test-users.ts';
import { median } from './stats.ts';

/**
 * Measures whether response times reveal who has an account: milliseconds, medians of ROUNDS interleaved calls of each
 * kind, on a SQLite file and with emails written to a folder.
 */
const ROUNDS = 300;
/** The difference must be below both limits. One below `noise` cannot be measured over a network. */
const GOAL = { share: 0.05, ms: 2, noise: 0.05 };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-secrets-'));
const game = await openGame({
  database: await openDatabase({ databaseUrl: null, dataDir }),
  transport: openTransport({ smtpUrl: null, mailFrom: null, dataDir }, () => OWN_ORIGIN, createLogger('silent'))
    .transport,
});
await signUpUser(game, 'known');
await deleteAccount(game.db, (await signUpUser(game, 'deleted')).id, game.now());

const routes = accountRoutes({
  db: game.db,
  wall: game.now,
  random: Math.random,
  sessions: createSessions({ db: game.db, isHttps: true, wall: game.now }),
  devices: createDevices(game.db, true),
  passwords: createPasswords(game.db),
  backgroundTasks: game.backgroundTasks,
  mailer: game.mailer,
  origin: () => OWN_ORIGIN,
  isReserved: () => false,
  countNewResults: async () => 0,
  totalsWithoutHidden: async () => undefined,
  suspensionOf: async () => null,
});
const callEndpoint = async (endpoint: Endpoint, body: object): Promise<void> => {
  const route = routes.find((candidate) => candidate.endpoint === endpoint);
  const call = { params: {}, query: {}, body, request: new Request('http://localhost'), caller: { userId: null } };
  // An error response counts as a response.
  await route
    ?.parse(call)
    .respond()
    .catch(() => {});
};
const NAMES = ['known', 'unknown', 'deleted'];
const emailOf = (name: string) => `${name}@example.org`;
const login = (name: string) => callEndpoint(endpoints.login, { email: emailOf(name), password: 'not the password' });
let signups = 0;
/** Signs up with a new email address, or with one that already has an account. */
const signup = (name: string) => {
  signups += 1;
  const email = name === 'unknown' ? `new_${signups}@example.org` : emailOf(name);
  return callEndpoint(endpoints.signup, { ...signupOf(`signup_${signups}`), email });
};
const forgot = (name: string) => callEndpoint(endpoints.forgotPassword, { email: emailOf(name) });
/** Returns the median duration for each name; the order changes from round to round. */
async function mediansOf(call: (name: string) => Promise<void>): Promise<number[]> {
  const durations = new Map<string, number[]>(NAMES.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < NAMES.length; turn += 1) {
      const name = NAMES[(round + turn) % NAMES.length] ?? '';
      const start = performance.now();
      await call(name);
      durations.get(name)?.push(performance.now() - start);
      await game.settled();
    }
  }
  return [...durations.values()].map(median);
}

for (const [name, call] of Object.entries({ login, forgot, signup })) {
  const medians = await mediansOf(call);
  const [minMs, maxMs] = [Math.min(...medians), Math.max(...medians)];
  const differenceMs = maxMs - minMs;
  const isIndistinguishable =
    differenceMs < GOAL.noise || (differenceMs < GOAL.ms && differenceMs / maxMs < GOAL.share);
  const verdict = isIndistinguishable ? 'no difference' : 'DIFFERENT';
  console.log(`${name.padEnd(8)} ${medians.map((ms) => ms.toFixed(3).padStart(9)).join(' ')}  ${verdict}`);
}
await game.close();
rmSync(dataDir, { recursive: true });
