import type { Page } from 'playwright';

export const PASSWORD = 'correct horse';

/** Signs up with the form. */
export async function signUp(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/signup`);
  const fields = { 'First name': 'Ada', 'Last name': 'Byron', Email: emailOf(username) };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Username/).fill(username);
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await page.getByRole('article').waitFor();
}

export const emailOf = (username: string) => `${username}@example.com`;

/** Calls the API from the page and returns the JSON of the response. */
export const callApi = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(path, {
        method,
        credentials: 'include',
        ...(body !== undefined && { headers, body }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

/** Signs up through the API, which is faster than the form. Returns the player's id. */
export async function signUpByApi(page: Page, url: string, username: string): Promise<string> {
  await page.goto(`${url}/privacy`);
  const details = { firstName: 'Ada', lastName: 'Byron', username, email: emailOf(username) };
  const { user } = await callApi(page, 'POST', '/api/auth/signup', { ...details, password: PASSWORD });
  return user.id;
}

/** Returns the id of a match that can be picked. */
export async function openMatchId(page: Page): Promise<string> {
  const { match } = await callApi(page, 'GET', '/api/predictions/random');
  return match.id;
}

/** Returns the id of an open match that doesn't start within the next hours. */
export async function laterMatchId(page: Page, hours: number): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { match } = await callApi(page, 'GET', '/api/predictions/random');
    if (Date.parse(match.startTime) > Date.now() + hours * 60 * 60_000) return match.id;
  }
  throw new Error('every open match starts soon');
}

/** Sends a call without a browser, with the session's cookie. */
export const sendAs = (cookie: string, url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });

/** Signs up a player without a browser. Returns the session's cookie. */
export async function signUpPlayer(url: string, username: string): Promise<string> {
  const user = { firstName: 'Ada', lastName: 'Byron', username, email: emailOf(username), password: PASSWORD };
  const signup = await sendAs('', url, '/api/auth/signup', user);
  return signup.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Signs up players without a browser and lets each of them agree on a match. */
export async function addPicks(url: string, matchId: string, usernames: readonly string[]): Promise<void> {
  for (const username of usernames) {
    const cookie = await signUpPlayer(url, username);
    const pick = await sendAs(cookie, url, '/api/picks', { matchId, choice: 'AGREE' });
    if (pick.status !== 201) throw new Error(`${username} could not pick: ${pick.status}`);
  }
}

/** Follows a user and starts a conversation with them. Returns the thread id. */
export async function startThread(page: Page, userId: string): Promise<string> {
  await callApi(page, 'POST', `/api/follow/${userId}`);
  const { id } = await callApi(page, 'POST', '/api/dm-threads', { participantIds: [userId] });
  return id;
}

/** The field for a new message. */
export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Returns which of the texts are in the message list, in its order. */
export const messagesIn = (page: Page, texts: readonly string[]) =>
  page
    .getByRole('log')
    .locator('bdi')
    .allTextContents()
    .then((all) => all.filter((text) => texts.includes(text)));
