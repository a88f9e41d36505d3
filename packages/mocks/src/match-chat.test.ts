import { matchChats as schema } from '@machine/contract';
import { expect, test } from 'vitest';
import { hostileMatchChats, longNamesMatchChat, matchChats, matchChatsOf, oddMatchChats } from './match-chat.ts';

test.each([
  ['the chats', matchChats],
  ['long names', [longNamesMatchChat]],
  ['ten thousand', matchChatsOf(10_000)],
  ['odd values', oddMatchChats],
  ['hostile text', hostileMatchChats],
])('%s speak the wire', (_, chats) => {
  expect(schema.parse(chats)).toEqual(chats);
});
