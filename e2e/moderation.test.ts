import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendLocalCommand } from '../packages/server/src/platform/local/local-commands.ts';
import { callApi, openMatchId, signUpByApi } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'machine-moderation-'));
let game: TestGame;

beforeAll(async () => {
  game = await startGame({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await game.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function decide(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function undoNewest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}

test('a reported message is hidden and its author muted, until a moderator takes both back (S193, S194, S199)', async () => {
  const pageErrors: string[] = [];
  const [ada, ben, moira] = await Promise.all([360, 1280, 360].map((width) => game.openPage(pageErrors, width)));
  if (!ada || !ben || !moira) throw new Error('no pages');
  await Promise.all([
    signUpByApi(ada, game.url, 'ada_reports'),
    signUpByApi(ben, game.url, 'ben_writes'),
    signUpByApi(moira, game.url, 'moira_decides'),
  ]);
  expect(await sendLocalCommand(dataDir, ['grant', 'moira_decides'])).toBe('moira_decides is now a moderator.');
  const matchId = await openMatchId(ben);
  await callApi(ben, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  for (const text of ['Good evening.', 'You are all clowns.']) {
    await callApi(ben, 'POST', `/api/matches/${matchId}/chat`, { text });
  }
  const chat = `${game.url}/match-chat/${matchId}`;

  await ada.goto(chat);
  await ada.getByRole('button', { name: 'More about the message by ben_writes' }).last().click();
  await ada.getByRole('menuitem', { name: 'Report…' }).click();
  await ada.getByRole('radio', { name: 'Harassment or hate' }).check({ force: true });
  await ada.getByRole('button', { name: 'Send report' }).click();
  await ada.getByText('Thanks. A moderator will look at it.').waitFor();

  await moira.goto(`${game.url}/moderation`);
  await moira.getByRole('link', { name: /You are all clowns\./ }).click();
  await moira.getByRole('list', { name: 'Messages as they were reported' }).getByText('Good evening.').waitFor();
  expect(await overflow(moira), 'no horizontal overflow').toBe(0);
  await decide(moira, 'Hide');
  await decide(moira, 'Mute');
  await moira.getByText(/^Muted until/).waitFor();

  await ben.goto(chat);
  await ben.getByText('A moderator has hidden this message.').waitFor();
  await ben.getByText(/^You can't write until /).waitFor();
  const refused = callApi(ben, 'POST', `/api/matches/${matchId}/chat`, { text: 'Sorry.' });
  await expect(refused).rejects.toThrow(/403 .*You can't write until .* UTC\./);

  await undoNewest(moira);
  await undoNewest(moira);
  await callApi(ben, 'POST', `/api/matches/${matchId}/chat`, { text: 'Sorry.' });
  await ben.reload();
  for (const text of ['You are all clowns.', 'Sorry.']) await ben.getByText(text).waitFor();
  await moira.goto(`${game.url}/moderation?tab=log`);
  const log = moira.getByRole('tabpanel', { name: 'Log' });
  for (const event of ['Shown again', 'Mute undone', 'Muted', 'Hidden']) await log.getByText(event).first().waitFor();
  expect(pageErrors.filter((error) => !error.includes('403'))).toEqual([]);
});
