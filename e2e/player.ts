import type { Page } from 'playwright';

export const PASSWORD = 'correct horse';

/** By the form, as everybody does. */
export async function signUp(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/signup`);
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: emailOf(username) };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Username/).fill(username);
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await page.getByRole('article').waitFor();
}

export const emailOf = (username: string) => `${username}@example.com`;

/** A call as the page itself makes it; the answer's JSON. */
export const ask = (page: Page, method: string, path: string, body?: unknown) =>
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

/** Quicker than the form, where signing up is not what is tested: the id of the new player, whom the page now has. */
export async function enter(page: Page, url: string, username: string): Promise<string> {
  await page.goto(`${url}/privacy`);
  const names = { firstName: 'Ada', lastName: 'Byron', username, email: emailOf(username) };
  const { user } = await ask(page, 'POST', '/api/auth/signup', { ...names, password: PASSWORD });
  return user.id;
}

/** The id of a match that can be picked. */
export async function anyMatch(page: Page): Promise<string> {
  const { match } = await ask(page, 'GET', '/api/predictions/random');
  return match.id;
}

/** Signs up players without a browser and lets each of them agree on a match. */
export async function addPicks(url: string, matchId: string, names: readonly string[]): Promise<void> {
  for (const username of names) {
    const send = (path: string, body: object, cookie = '') =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', cookie },
        body: JSON.stringify(body),
      });
    const person = { firstName: 'Ada', lastName: 'Byron', username, email: emailOf(username), password: PASSWORD };
    const signup = await send('/api/auth/signup', person);
    const cookie = signup.headers.getSetCookie()[0]?.split(';')[0];
    const picked = await send('/api/picks', { matchId, choice: 'AGREE' }, cookie);
    if (picked.status !== 201) throw new Error(`${username} could not pick: ${picked.status}`);
  }
}

/** A conversation with somebody, whom the page's player follows from then on. */
export async function converse(page: Page, userId: string): Promise<string> {
  await ask(page, 'POST', `/api/follow/${userId}`);
  const { id } = await ask(page, 'POST', '/api/dm-threads', { participantIds: [userId] });
  return id;
}

/** Where one writes a message. */
export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** What is said, in its order, as far as `texts` has it. */
export const saidIn = (page: Page, texts: readonly string[]) =>
  page
    .getByRole('log')
    .locator('bdi')
    .allTextContents()
    .then((all) => all.filter((text) => texts.includes(text)));
