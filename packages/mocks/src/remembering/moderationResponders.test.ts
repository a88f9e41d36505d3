import { HIDDEN_MESSAGE } from '@machine/contract';
import { expect, test } from 'vitest';
import * as fixtures from '../fixtures.ts';
import { visit } from './visit.ts';

const { staff, userChatMessage, player } = fixtures;
const password = 'correct horse';
const CHAT = { params: { id: 'nba-lal-phx' } };

/** The player of the scenario reports a message of its chat, and a moderator logs in. */
async function reportedMessage() {
  const page = visit('last-minute');
  const { call, request } = page;
  const messages = await call('matchChat', CHAT);
  const message = messages.find(({ userId }) => userId !== null && userId !== player.id) ?? userChatMessage;
  const subject = { kind: 'CHAT_MESSAGE', id: message.id } as const;
  await call('createReport', { body: { subject, reason: 'SPAM', note: 'Look' } });
  expect((await request('moderationLog')).status).toBe(404);
  await call('login', { body: { email: staff.email, password } });
  const found = (await call('moderationCases', { query: { state: 'OPEN' } })).cases.at(-1);
  return { ...page, message, id: found?.id ?? '' };
}

test('a report opens a case with its context, for moderators only', async () => {
  const { call, message, id } = await reportedMessage();
  const details = await call('moderationCase', { params: { id } });
  expect(details).toMatchObject({ content: message.text, reporterCount: 1, notes: [{ note: 'Look' }] });
  expect(details.context.find(({ isReported }) => isReported)?.text).toBe(message.text);
});

test('a decision hides the message until it is undone, and the log has both', async () => {
  const { call, request, message, id } = await reportedMessage();
  const textOf = async () => (await call('matchChat', CHAT)).find((each) => each.id === message.id)?.text;
  const decide = { params: { id }, body: { action: 'HIDE', reason: 'SPAM', revision: 1 } } as const;
  await call('decideCase', decide);
  expect((await request('decideCase', decide)).status).toBe(409);
  expect(await textOf()).toBe(HIDDEN_MESSAGE);
  expect((await call('moderationCases', { query: { state: 'DECIDED' } })).cases[0]?.id).toBe(id);
  const { decisions } = await call('moderationCase', { params: { id } });
  const undo = { params: { id: decisions[0]?.id ?? '' } };
  await call('undoDecision', undo);
  expect((await request('undoDecision', undo)).status).toBe(409);
  expect(await textOf()).toBe(message.text);
  const { entries } = await call('moderationLog', { query: {} });
  expect(entries.slice(0, 2)).toMatchObject([{ event: 'UNDO', undone: 'HIDE' }, { event: 'HIDE' }]);
  expect((entries[0]?.position ?? 0) - (entries[2]?.position ?? 0)).toBe(2);
});
