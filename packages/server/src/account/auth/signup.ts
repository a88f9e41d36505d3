import { cleanText, type SignupPayload } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { addConfirmationEmail } from './account-emails.ts';
import { fieldError } from './field-error.ts';
import { isTakenByAnother } from './former-usernames.ts';
import type { Passwords } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import {
  type NewAccount,
  findRepeatedSignup,
  removeSignupRequest,
  type SignupFingerprint,
  storeSignupRequest,
} from './signup-idempotency.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import { showUsernames } from './username-suffixes.ts';
import { checkUsername, generateUsername, usernameTaken } from './username.ts';

const NAME_MAX = 100;
const EMAIL_MAX = 254;
/** Random usernames rarely collide: this many failures in a row mean that something else is wrong. */
const ATTEMPTS_MAX = 20;

export type SignupDeps = {
  db: Db;
  passwords: Passwords;
  wall: () => Instant;
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
  /** Returns whether players can't take a username. */
  isReserved: (username: string) => boolean;
};

/**
 * Creates an account, and stores the job for its confirmation email. `fingerprint` is null for a request without an Idempotency-Key. Throws an `HttpError` (400) with a
 * message for the form.
 */
export async function createAccount(
  deps: SignupDeps,
  payload: SignupPayload,
  fingerprint: SignupFingerprint | null = null,
): Promise<NewAccount> {
  const { db, passwords, random, wall } = deps;
  const { requestedUsername, ...details } = validateDetails(payload, deps.isReserved);
  const password_hash = await passwords.hash(payload.password);
  const created_at = wall();
  const usernameGenerated = requestedUsername === '';
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const username = usernameGenerated ? generateUsername(random) : requestedUsername;
    const keys = { email_key: lookupKey(details.email), username_key: lookupKey(username) };
    const values = { ...details, ...keys, username, password_hash, created_at };
    const user = await insert(db, values, usernameGenerated, fingerprint);
    if (user) return { user, usernameGenerated };
    // A concurrent retry of this request may have just created the account.
    const repeated = fingerprint && (await findRepeatedSignup(deps, fingerprint, payload));
    if (repeated) return repeated;
    if (await isAddressTaken(db, payload.email)) throw addressTaken();
    if (!usernameGenerated && (await isTakenByAnother(db, { id: '', username_key: keys.username_key })))
      throw usernameTaken();
  }
  throw new Error('No unused username found.');
}

function validateDetails(
  { firstName, lastName, email, username, password }: SignupPayload,
  isReserved: SignupDeps['isReserved'],
) {
  const details = {
    email,
    first_name: cleanName(firstName, 'First name'),
    last_name: cleanName(lastName, 'Last name'),
  };
  const requestedUsername = username?.trim() ?? '';
  if (requestedUsername !== '') checkUsername(requestedUsername, isReserved);
  if (email.length > EMAIL_MAX) throw new HttpError(400, 'Could not create an account with these details.');
  checkNewPassword(password, { ...details, username: requestedUsername });
  return { ...details, requestedUsername };
}

type NewUser = Pick<
  UserRow,
  'email' | 'email_key' | 'first_name' | 'last_name' | 'username' | 'username_key' | 'password_hash' | 'created_at'
>;

/**
 * Returns undefined when the username, the address or the key is already taken. Unique constraints decide, so that of
 * two concurrent requests only one succeeds.
 */
const insert = (db: Db, values: NewUser, usernameGenerated: boolean, fingerprint: SignupFingerprint | null) =>
  db.transaction().execute(async (transaction) => {
    const id = crypto.randomUUID();
    if (
      fingerprint !== null &&
      !(await storeSignupRequest(transaction, fingerprint, { id, usernameGenerated }, values.created_at))
    ) {
      return;
    }
    const user = await transaction
      .insertInto('users')
      .values({ ...values, id })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // Only after the insert is it certain that nobody gives the name up at the same time.
    if (user !== undefined && !(await isTakenByAnother(transaction, user))) {
      await showUsernames(transaction, [user]);
      await addConfirmationEmail(transaction, id);
      return user;
    }
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    if (fingerprint !== null) await removeSignupRequest(transaction, fingerprint);
    return undefined;
  });

/** An address stays taken until its deleted account is purged. */
const isAddressTaken = async (db: Db, email: string) =>
  (await db.selectFrom('users').select('id').where('email_key', '=', lookupKey(email)).executeTakeFirst()) !==
  undefined;

const addressTaken = () =>
  fieldError('email', 'This email address already has an account. Log in, or reset your password.', 409);

function cleanName(text: string, label: string): string {
  const name = cleanText(text).replaceAll('\n', '');
  if (name === '') throw new HttpError(400, `${label} is required`);
  if (Array.from(name).length > NAME_MAX) throw new HttpError(400, `${label} must be at most ${NAME_MAX} characters`);
  return name;
}
