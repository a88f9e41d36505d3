import { endpoints } from '@machine/contract';
import { type Client, createClient, NEW_PASSWORD, PASSWORD, type Run } from './client.ts';
import type { Account } from './players.ts';

const UNKNOWN_TOKEN = 'A'.repeat(43);
const CLIENT_ERROR = endpoints.reportClientError.example.body;

/** Checks sign-up and the password calls with invalid input, before there are accounts. */
export async function checkForms(visitor: Client): Promise<void> {
  const signup = { firstName: 'Ann', lastName: 'Lee', email: 'conformance@example.com', password: PASSWORD };
  for (const change of [
    { email: 'not an address' },
    { firstName: ' ' },
    { password: 'short' },
    { lastName: undefined },
  ]) {
    await visitor.call('signup', { body: { ...signup, ...change } }, 400);
  }
  for (const body of [{}, { email: 'x', password: 'y' }]) await visitor.call('login', { body }, 400);
  await visitor.call('forgotPassword', { body: { email: 'x' } }, 400);
  await visitor.call('resetPassword', { body: { token: '', password: PASSWORD } }, 400);
  await visitor.call('resetPassword', { body: { token: UNKNOWN_TOKEN, password: PASSWORD } }, 400);
  await visitor.call('reportClientError', { body: CLIENT_ERROR }, 204);
  await visitor.call('reportClientError', { body: { ...CLIENT_ERROR, route: '/profile/ann?secret=1' } }, 400);
  await visitor.call('logout', {}, 204);
}

/** Checks preferences, the export and emails. */
export async function checkSettings({ report }: Run, ann: Account, visitor: Client): Promise<void> {
  await ann.call('updatePreference', { body: { notifyRankUp: false } }, 200);
  const user = (await ann.call('currentUser', {}, 200)).data;
  report.check('updatePreference', user?.notifyRankUp === false ? null : 'the changed preference is not stored');
  report.check('updatePreference', user?.notifyMatchStart === true ? null : 'another preference has changed');
  for (const body of [{}, { notifyRankUp: true, notifyMatchStart: true }, { rank: true }, { notifyRankUp: 'yes' }]) {
    await ann.call('updatePreference', { body }, 400);
  }
  const exported = await ann.call('exportData', {}, 200);
  report.check(
    'exportData',
    exported.text.includes(ann.username) ? null : "the export doesn't contain the player's username",
  );
  await ann.call('resendConfirmation', {}, 200);
  const [known, unknown] = [
    await visitor.call('forgotPassword', { body: { email: ann.email } }, 200),
    await visitor.call('forgotPassword', { body: { email: `nobody-${ann.email}` } }, 200),
  ];
  report.check(
    'forgotPassword',
    known.text === unknown.text ? null : 'the response reveals whether an address has an account',
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
  report.check('login', user?.id === ann.id ? null : 'the session belongs to someone else');
  const sessions = (await ann.call('activeSessions', {}, 200)).data ?? [];
  report.check('activeSessions', sessions.length === 2 ? null : `${sessions.length} sessions are listed instead of 2`);
  await ann.call('endSession', { params: { id: 'no-such-id' } }, 404);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  if (other) {
    await ann.call('endSession', { params: { id: other.id } }, 200);
    await second.call('currentUser', {}, 401);
  }
  await login(third, PASSWORD, 200);
  const cookie = third.cookie();
  await third.call('logout', {}, 204);
  report.check('logout', third.cookie().includes('session=') ? 'the session cookie is not removed' : null);
  third.setCookie(cookie);
  await third.call('currentUser', {}, 401);

  const change = (body: object, expected: number) => ann.call('changePassword', { body }, expected);
  await change({ currentPassword: 'not the password', newPassword: NEW_PASSWORD }, 400);
  await change({ currentPassword: PASSWORD, newPassword: 'short' }, 400);
  await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, 200);
  await ann.call('currentUser', {}, 200);
  await login(third, PASSWORD, 401);
  await login(third, NEW_PASSWORD, 200);
  await third.call('logoutEverywhere', {}, 200);
  for (const client of [ann, third]) await client.call('currentUser', {}, 401);
  await login(ann, NEW_PASSWORD, 200);
}
