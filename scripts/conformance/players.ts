import { type Client, createClient, NEW_PASSWORD, PASSWORD, type Run } from './client.ts';

export type Account = Client & { id: string; username: string; email: string };

/** A run with its callers: a visitor and three players. */
export type Checked = Run & { visitor: Client; ann: Account; ben: Account; cleo: Account };

/** The run can't go on, for a reason that is already in the report. */
export class Stopped extends Error {}

/** Signs up a player and adds the account to `accounts`. `example.com` accepts no mail, so no emails are delivered. */
export async function signUp(run: Run, who: string, accounts: Account[]): Promise<Account> {
  const mark = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const email = `conformance-${mark}@example.com`;
  const username = `conf_${mark}`;
  run.emails.add(email);
  const account: Account = { ...createClient(run, who, email), id: '', username, email };
  const body = { firstName: 'Conformance', lastName: 'Check', email, username, password: PASSWORD };
  const data = await account.read('signup', { body, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  // Even a wrong response can mean that there is an account.
  if (account.cookie() !== '') accounts.push(account);
  if (data === null) throw new Stopped(`${who} could not sign up, so most calls could not be checked.`);
  account.id = data.user.id;
  run.report.expect('signup', data.user.username === username, 'the user has not the requested username');
  run.report.expect('signup', !data.usernameGenerated, 'the requested username counts as generated');
  run.report.expect('signup', data.user.email === email, "the response has not the user's email address");
  const user = await account.read('currentUser');
  run.report.expect('signup', user?.id === data.user.id, 'signing up does not log in');
  return account;
}

/** Deletes an account and checks that it is gone. */
export async function deleteAccount(run: Run, account: Account, visitor: Client): Promise<void> {
  await logBackIn(account);
  const cookie = account.cookie();
  await account.call('deleteAccount');
  account.setCookie(cookie);
  await account.call('currentUser', {}, 401);
  if (account.id === '') return;
  const profile = await visitor.read('userSummary', { params: { id: account.id } });
  run.report.expect('deleteAccount', profile === null, 'the deleted account still has a profile');
}

/** Logs in if the run has ended while the account was logged out. */
async function logBackIn(account: Account): Promise<void> {
  for (const password of [PASSWORD, NEW_PASSWORD]) {
    if ((await account.call('currentUser', {}, [200, 401])).status === 200) return;
    await account.call('login', { body: { email: account.email, password } }, [200, 401]);
  }
}
