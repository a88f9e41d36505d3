import { chatMessage, matchDetail } from '@machine/contract';
import { expect, test } from 'vitest';
import * as chat from './chat.ts';

const named = <T>(module: Record<string, unknown>, ending: RegExp) =>
  Object.entries(module).filter((entry): entry is [string, T] => ending.test(entry[0]));

test.each(named(chat, /ChatMessage$/))('%s speaks the wire', (_, fixture) => {
  expect(chatMessage.parse(fixture)).toEqual(fixture);
});

test.each(named<readonly unknown[]>(chat, /hatMessages$/))('%s speak the wire', (_, fixtures) => {
  expect(fixtures.map((row) => chatMessage.parse(row))).toEqual(fixtures);
});

test.each(named(chat, /Detail$/))('%s speaks the wire', (_, fixture) => {
  expect(matchDetail.parse(fixture)).toEqual(fixture);
});

test('a busy night has as many messages as it is asked for, each with an id of its own', () => {
  const night = chat.chatMessagesOf(1_000, 7);
  expect(new Set(night.map(({ id }) => id)).size).toBe(1_000);
  expect(night[0]?.id).toBe('7');
  expect(night.map((row) => chatMessage.parse(row))).toEqual(night);
});
