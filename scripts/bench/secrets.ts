import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@machine/contract';
import { accountRoutes } from '../../packages/server/src/account/routes.ts';
import { deleteAccount } from '../../packages/server/src/privacy/delete.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { createLogger } from '../../packages/server/src/http/log.ts';
import { openTransport } from '../../packages/server/src/mail/transport.ts';
import { openGame, OWN_ORIGIN, signupOf } from '../../packages/server/src/testing/game.ts';
import { signUpUser } from '../../packages/server/src/testing/test-users.ts';

/**
 * Whether time tells who has an account: milliseconds, medians of ASKED calls of each kind that take turns, on a SQLite
 * file and with mails put into a folder.
 */
const ASKED = 300;
/** RELIABILITY.md S33, S34: less than both; a difference below `noise` no network lets anybody see. */
const GOAL = { share: 0.05, ms: 2, noise: 0.05 };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-secrets-'));
const game = await openGame({
  database: await openDatabase({ databaseUrl: null, dataDir }),
  transport: openTransport({ smtpUrl: null, mailFrom: null, dataDir }, () => OWN_ORIGIN, createLogger('silent'))
    .transport,
});
await signUpUser(game, 'known');
await deleteAccount(game.db, (await signUpUser(game, 'gone')).id, game.now());

const routes = accountRoutes(game.services);
const ask = async (endpoint: Endpoint, body: object): Promise<void> => {
  const route = routes.find((one) => one.endpoint === endpoint);
  const call = { params: {}, query: {}, body, request: new Request('http://localhost') };
  // A refusal is an answer.
  await route
    ?.parse(call)
    .respond()
    .catch(() => {});
};
const NAMES = ['known', 'unknown', 'gone'];
const mailOf = (name: string) => `${name}@example.org`;
const login = (name: string) => ask(endpoints.login, { email: mailOf(name), password: 'not the password' });
let signups = 0;
/** Creates an account each time: with an address that is new, or with one that has an account. */
const signup = (name: string) => {
  signups += 1;
  const email = name === 'unknown' ? `new_${signups}@example.org` : mailOf(name);
  return ask(endpoints.signup, { ...signupOf(`signup_${signups}`), email });
};
const forgot = (name: string) => ask(endpoints.forgotPassword, { email: mailOf(name) });
/** Medians by name; who comes first changes from round to round. */
async function mediansOf(call: (name: string) => Promise<void>): Promise<number[]> {
  const taken = new Map<string, number[]>(NAMES.map((name) => [name, []]));
  for (let round = 0; round < ASKED; round += 1) {
    for (let turn = 0; turn < NAMES.length; turn += 1) {
      const name = NAMES[(round + turn) % NAMES.length] ?? '';
      const before = performance.now();
      await call(name);
      taken.get(name)?.push(performance.now() - before);
      await game.services.backgroundTasks.settled();
      await game.services.mailer.settled();
    }
  }
  return [...taken.values()].map((times) => times.toSorted((a, b) => a - b)[ASKED / 2] ?? 0);
}

for (const [what, call] of Object.entries({ login, forgot, signup })) {
  const medians = await mediansOf(call);
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const apart = most - least;
  const isGood = apart < GOAL.noise || (apart < GOAL.ms && apart / most < GOAL.share);
  const verdict = isGood ? 'no difference' : 'DIFFERENT';
  console.log(`${what.padEnd(8)} ${medians.map((ms) => ms.toFixed(3).padStart(9)).join(' ')}  ${verdict}`);
}
await game.close();
rmSync(dataDir, { recursive: true });
