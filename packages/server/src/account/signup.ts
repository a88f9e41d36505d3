import { cleanText, type SignupPayload } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { addressKeys } from './claim.ts';
import { checkNewPassword } from './password-rules.ts';
import { findRepeated, forgetKeyed, type KeyedSignup, storeKeyed } from './signup-request.ts';
import { keyOf } from './user.ts';
import { checkUsername, makeUsername, usernameTaken } from './username.ts';

const NAME_MAX = 100;
const EMAIL_MAX = 254;
/** Free names are plenty: this many misses in a row mean that something else is wrong. */
const NAMES_TRIED = 20;

export type NewAccount = { user: UserRow; usernameGenerated: boolean; isNew: boolean };

type Deps = Pick<Services, 'db' | 'passwords' | 'random' | 'wall'>;

/**
 * Creates an account, also when the address is taken: then the account claims it. `keyed` is set for a sign-up that
 * can be repeated. Throws a `Refusal` (400) in words for the one who fills in the form.
 */
export async function createAccount(
  services: Deps,
  payload: SignupPayload,
  keyed: KeyedSignup | null = null,
): Promise<NewAccount> {
  const { db, passwords, random, wall } = services;
  const { wished, ...owner } = checkedOwner(payload);
  const password_hash = await passwords.hash(payload.password, payload.email);
  const created_at = wall();
  const usernameGenerated = wished === '';
  for (let tries = 0; tries < NAMES_TRIED; tries += 1) {
    const username = usernameGenerated ? makeUsername(random) : wished;
    const values = { ...owner, username, username_key: keyOf(username), password_hash, created_at };
    const user = await insert(db, values, usernameGenerated, keyed);
    if (user) return { user, usernameGenerated, isNew: true };
    // The same request, sent twice, may have taken name and address a moment ago.
    const repeated = keyed && (await findRepeated(services, keyed, payload));
    if (repeated) return repeated;
    if (!usernameGenerated && (await isNameTaken(db, username))) throw usernameTaken();
  }
  throw new Error('No free username was found.');
}

function checkedOwner({ firstName, lastName, email, username, password }: SignupPayload) {
  const owner = { email, first_name: cleanName(firstName, 'First name'), last_name: cleanName(lastName, 'Last name') };
  const wished = username?.trim() ?? '';
  if (wished !== '') checkUsername(wished);
  if (email.length > EMAIL_MAX) throw new Refusal(400, 'Could not create an account with these details.');
  checkNewPassword(password, { ...owner, username: wished });
  return { ...owner, wished };
}

type NewUser = Pick<
  UserRow,
  'email' | 'first_name' | 'last_name' | 'username' | 'username_key' | 'password_hash' | 'created_at'
>;

/**
 * Undefined when the name is taken, or the address or the key since we looked: the table's own word, so that two at
 * once cannot both win.
 */
const insert = (db: Db, values: NewUser, usernameGenerated: boolean, keyed: KeyedSignup | null) =>
  db.transaction().execute(async (transaction) => {
    const id = crypto.randomUUID();
    const row = { ...values, id, ...(await addressKeys(transaction, id, values.email)) };
    if (keyed !== null && !(await storeKeyed(transaction, keyed, { id, usernameGenerated }, values.created_at))) return;
    const user = await transaction
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (user === undefined && keyed !== null) await forgetKeyed(transaction, keyed);
    return user;
  });

const isNameTaken = async (db: Db, username: string) =>
  (await db.selectFrom('users').select('id').where('username_key', '=', keyOf(username)).executeTakeFirst()) !==
  undefined;

function cleanName(text: string, label: string): string {
  const name = cleanText(text).replaceAll('\n', '');
  if (name === '') throw new Refusal(400, `${label} is required`);
  if (Array.from(name).length > NAME_MAX) throw new Refusal(400, `${label} must be at most ${NAME_MAX} characters`);
  return name;
}
