import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, openMatchId, signUpByApi } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a player blocks another one from a chat message, who then can neither find, follow nor write to them (S230, S232)', async () => {
  const pageErrors: string[] = [];
  const [ada, bob] = await Promise.all([game.openPage(pageErrors, 360), game.openPage(pageErrors)]);
  const [adaId, bobId] = await Promise.all([
    signUpByApi(ada, game.url, 'ada_blocks'),
    signUpByApi(bob, game.url, 'bob_annoys'),
  ]);
  const matchId = await openMatchId(ada);
  for (const [page, text] of [
    [ada, 'Ada was here.'],
    [bob, 'Bob was here.'],
  ] as const) {
    await callApi(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
    await callApi(page, 'POST', `/api/matches/${matchId}/chat`, { text });
  }
  await callApi(bob, 'POST', `/api/follow/${adaId}`);
  const { id: threadId } = await callApi(bob, 'POST', '/api/dm-threads', { participantIds: [adaId] });
  await callApi(bob, 'POST', `/api/dm-threads/${threadId}/messages`, { text: 'Why so quiet?' });

  await ada.goto(`${game.url}/messages?folder=requests`);
  await ada.getByRole('link', { name: /bob_annoys/ }).waitFor();
  await ada.goto(`${game.url}/match-chat/${matchId}`);
  await ada.getByRole('button', { name: 'More about the message by bob_annoys' }).click();
  await ada.getByRole('menuitem', { name: 'Block…' }).click();
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await ada.getByText('Player blocked').first().waitFor();
  await expect.poll(() => ada.getByText('Bob was here.').count()).toBe(0);
  expect(await ada.getByText('Ada was here.').count()).toBe(1);
  expect(await overflow(ada), 'no horizontal overflow').toBe(0);
  await ada.goto(`${game.url}/messages?folder=requests`);
  await ada.getByText('No requests').waitFor();
  await ada.goto(`${game.url}/profile/${bobId}`);
  await ada.getByText('You blocked bob_annoys').waitFor();

  await bob.goto(`${game.url}/profile/${adaId}`);
  await bob.getByText('User not found').waitFor();
  await bob.getByRole('button', { name: 'Search users' }).click();
  await bob.getByPlaceholder('Search by username...').fill('ada_blocks');
  await bob.getByText('No users found').waitFor();
  await bob.goto(`${game.url}/match-chat/${matchId}`);
  await bob.getByText('Bob was here.').waitFor();
  expect(await bob.getByText('Ada was here.').count()).toBe(0);
  await bob.goto(`${game.url}/messages`);
  await bob.getByText('No messages yet').waitFor();
  await expect(callApi(bob, 'POST', `/api/follow/${adaId}`)).rejects.toThrow('404');
  await expect(callApi(bob, 'POST', '/api/dm-threads', { participantIds: [adaId] })).rejects.toThrow(/40[34]/);
  await expect(callApi(bob, 'POST', `/api/dm-threads/${threadId}/messages`, { text: 'Hello?' })).rejects.toThrow('404');
  expect(pageErrors.filter((error) => !error.includes('404') && !error.includes('403'))).toEqual([]);
});
