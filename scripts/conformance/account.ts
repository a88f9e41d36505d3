import { endpoints } from '@machine/contract';
import { type Client, createClient, NEW_PASSWORD, PASSWORD } from './client.ts';
import type { Checked } from './players.ts';

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
export async function checkSettings({ report, ann, visitor }: Checked): Promise<void> {
  await ann.call('updatePreference', { body: { notifyRankUp: false } });
  const user = await ann.read('currentUser');
  report.expect('updatePreference', user?.notifyRankUp === false, 'the changed preference is not stored');
  report.expect('updatePreference', user?.notifyMatchStart === true, 'another preference has changed');
  // The name that ann has already: others look for it.
  await ann.call('changeUsername', { body: { username: ann.username } });
  await ann.call('changeUsername', { body: { username: 'x' } }, 400);
  const exported = await ann.call('exportData');
  report.expect('exportData', exported.text.includes(ann.username), "the export doesn't contain the player's username");
  await ann.call('resendConfirmation');
  const answer = async (email: string) => (await visitor.call('forgotPassword', { body: { email } })).text;
  const isSame = (await answer(ann.email)) === (await answer(`nobody-${ann.email}`));
  report.expect('forgotPassword', isSame, 'the response reveals whether an address has an account');
}

/** Checks logins, sessions and the change of a password. */
export async function checkSessions(run: Checked): Promise<void> {
  const { report, ann } = run;
  const login = (client: Client, password: string, expected = 200) =>
    client.call('login', { body: { email: ann.email, password } }, expected);
  const [second, third] = [
    createClient(run, 'another browser', ann.email),
    createClient(run, 'a third browser', ann.email),
  ];
  await login(second, 'not the password', 401);
  await login(second, PASSWORD);
  report.expect('login', (await second.read('currentUser'))?.id === ann.id, 'the session belongs to someone else');
  const sessions = (await ann.read('activeSessions')) ?? [];
  report.expect('activeSessions', sessions.length === 2, `${sessions.length} sessions are listed instead of 2`);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  if (other) {
    await ann.call('endSession', { params: { id: other.id } });
    await second.call('currentUser', {}, 401);
  }
  await login(third, PASSWORD);
  const cookie = third.cookie();
  await third.call('logout', {}, 204);
  report.expect('logout', !third.cookie().includes('session='), 'the session cookie is not removed');
  third.setCookie(cookie);
  await third.call('currentUser', {}, 401);

  const change = (currentPassword: string, expected: number) =>
    ann.call('changePassword', { body: { currentPassword, newPassword: NEW_PASSWORD } }, expected);
  await login(third, PASSWORD);
  await third.call('currentUser');
  await change('not the password', 400);
  await change(PASSWORD, 200);
  await ann.call('currentUser');
  await third.call('currentUser', {}, 401);
  await login(third, PASSWORD, 401);
  await login(third, NEW_PASSWORD);
  if (report.lacks('logoutEverywhere')) return;
  await third.call('logoutEverywhere');
  for (const client of [ann, third]) await client.call('currentUser', {}, 401);
  await login(ann, NEW_PASSWORD);
}
