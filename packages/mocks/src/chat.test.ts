import { chatMessage, matchDetail } from '@machine/contract';
import { expect, test } from 'vitest';
import * as chat from './chat.ts';

const named = <T>(module: Record<string, unknown>, ending: RegExp) =>
  Object.entries(module).filter((entry): entry is [string, T] => ending.test(entry[0]));

test.each(named(chat, /ChatMessage$/))('%s matches the schema', (_, fixture) => {
  expect(chatMessage.parse(fixture)).toEqual(fixture);
});

test.each(named<readonly unknown[]>(chat, /^(?!many).*hatMessages$/))('%s match the schema', (_, fixtures) => {
  expect(fixtures.map((row) => chatMessage.parse(row))).toEqual(fixtures);
});

test.each(named(chat, /Detail$/))('%s matches the schema', (_, fixture) => {
  expect(matchDetail.parse(fixture)).toEqual(fixture);
});

test('manyChatMessages generates the requested number of messages with unique ids', () => {
  const messages = chat.manyChatMessages(1_000, 7);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1_000);
  expect(messages[0]?.id).toBe('7');
  expect(messages.map((row) => chatMessage.parse(row))).toEqual(messages);
});
