import { endpoints } from '@machine/contract';
import { type Client, createClient, NEW_PASSWORD, PASSWORD, type Run } from './client.ts';
import type { Account } from './players.ts';

const UNKNOWN_TOKEN = 'A'.repeat(43);
const CLIENT_ERROR = endpoints.reportClientError.example.body;

/** Checks calls without an account. */
export async function checkForms(visitor: Client): Promise<void> {
  await visitor.call('resetPassword', { body: { token: UNKNOWN_TOKEN, password: PASSWORD } }, 400);
  await visitor.call('reportClientError', { body: CLIENT_ERROR }, 204);
  await visitor.call('reportClientError', { body: { ...CLIENT_ERROR, route: '/profile/ann?secret=1' } }, 400);
  await visitor.call('logout', {}, 204);
}

/** Checks preferences, the username, the export and emails. */
export async function checkSettings({ report }: Run, ann: Account, visitor: Client): Promise<void> {
  await ann.call('updatePreference', { body: { notifyRankUp: false } }, 200);
  const user = (await ann.call('currentUser', {}, 200)).data;
  report.expect('updatePreference', user?.notifyRankUp === false, 'the changed preference is not stored');
  report.expect('updatePreference', user?.notifyMatchStart === true, 'another preference has changed');
  // The name that ann has already: others look for it.
  await ann.call('changeUsername', { body: { username: ann.username } }, 200);
  await ann.call('changeUsername', { body: { username: 'x' } }, 400);
  const exported = await ann.call('exportData', {}, 200);
  report.expect('exportData', exported.text.includes(ann.username), "the export doesn't contain the player's username");
  await ann.call('resendConfirmation', {}, 200);
  const [known, unknown] = [
    await visitor.call('forgotPassword', { body: { email: ann.email } }, 200),
    await visitor.call('forgotPassword', { body: { email: `nobody-${ann.email}` } }, 200),
  ];
  report.expect(
    'forgotPassword',
    known.text === unknown.text,
    'the response reveals whether an address has an account',
  );
}

/** Checks logins, sessions and the change of a password. */
export async function checkSessions(run: Run, ann: Account): Promise<void> {
  const { report } = run;
  const browser = (who: string) => createClient(run, who, ann.email);
  const login = (client: Client, password: string, expected: number) =>
    client.call('login', { body: { email: ann.email, password } }, expected);
  const [second, third] = [browser('another browser'), browser('a third browser')];
  await login(second, 'not the password', 401);
  await login(second, PASSWORD, 200);
  const user = (await second.call('currentUser', {}, 200)).data;
  report.expect('login', user?.id === ann.id, 'the session belongs to someone else');
  const sessions = (await ann.call('activeSessions', {}, 200)).data ?? [];
  report.expect('activeSessions', sessions.length === 2, `${sessions.length} sessions are listed instead of 2`);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  if (other) {
    await ann.call('endSession', { params: { id: other.id } }, 200);
    await second.call('currentUser', {}, 401);
  }
  await login(third, PASSWORD, 200);
  const cookie = third.cookie();
  await third.call('logout', {}, 204);
  report.expect('logout', !third.cookie().includes('session='), 'the session cookie is not removed');
  third.setCookie(cookie);
  await third.call('currentUser', {}, 401);

  const change = (body: object, expected: number) => ann.call('changePassword', { body }, expected);
  await change({ currentPassword: 'not the password', newPassword: NEW_PASSWORD }, 400);
  await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, 200);
  await ann.call('currentUser', {}, 200);
  await login(third, PASSWORD, 401);
  await login(third, NEW_PASSWORD, 200);
  await third.call('logoutEverywhere', {}, 200);
  for (const client of [ann, third]) await client.call('currentUser', {}, 401);
  await login(ann, NEW_PASSWORD, 200);
}
