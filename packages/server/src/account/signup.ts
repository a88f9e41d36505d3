import { cleanText, type SignupPayload } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkNewPassword } from './password-rules.ts';
import { keyOf } from './user.ts';
import { checkUsername, makeUsername, usernameTaken } from './username.ts';

const NAME_MAX = 100;
const EMAIL_MAX = 254;
/** Free names are plenty: this many misses in a row mean that something else is wrong. */
const NAMES_TRIED = 20;

/** Says nothing about why, so that nobody learns here who has an account (RELIABILITY.md S35). */
const neutral = () => new Refusal(400, 'Could not create an account with these details.');

export type NewAccount = { user: UserRow; usernameGenerated: boolean };

/** Creates an account. Throws a `Refusal` (400) in words for the one who fills in the form. */
export async function createAccount(
  { db, passwords, random, wall }: Pick<Services, 'db' | 'passwords' | 'random' | 'wall'>,
  payload: SignupPayload,
): Promise<NewAccount> {
  const firstName = cleanName(payload.firstName, 'First name');
  const lastName = cleanName(payload.lastName, 'Last name');
  const wished = payload.username?.trim() ?? '';
  if (wished !== '') checkUsername(wished);
  if (payload.email.length > EMAIL_MAX) throw neutral();
  const owner = { email: payload.email, first_name: firstName, last_name: lastName };
  checkNewPassword(payload.password, { ...owner, username: wished });

  const values = {
    ...owner,
    email_key: keyOf(payload.email),
    password_hash: await passwords.hash(payload.password),
    created_at: wall(),
  };
  const usernameGenerated = wished === '';
  for (let tries = 0; tries < NAMES_TRIED; tries += 1) {
    const username = usernameGenerated ? makeUsername(random) : wished;
    const user = await insert(db, { ...values, username, username_key: keyOf(username), id: crypto.randomUUID() });
    if (user) return { user, usernameGenerated };
    if (await isTaken(db, payload.email)) throw neutral();
    if (!usernameGenerated) throw usernameTaken();
  }
  throw new Error('No free username was found.');
}

/** Also by an account that is deleted, until it is purged. */
const isTaken = async (db: Db, email: string) =>
  (await db.selectFrom('users').select('id').where('email_key', '=', keyOf(email)).executeTakeFirst()) !== undefined;

/** Undefined when the name or the address is taken: the table's own word, so that two at once cannot both win. */
const insert = (db: Db, values: Parameters<ReturnType<typeof into>['values']>[0]) =>
  into(db)
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
const into = (db: Db) => db.insertInto('users');

function cleanName(text: string, label: string): string {
  const name = cleanText(text).replaceAll('\n', '');
  if (name === '') throw new Refusal(400, `${label} is required`);
  if (Array.from(name).length > NAME_MAX) throw new Refusal(400, `${label} must be at most ${NAME_MAX} characters`);
  return name;
}
