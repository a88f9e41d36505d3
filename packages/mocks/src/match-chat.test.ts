import { matchChats as schema } from '@machine/contract';
import { expect, test } from 'vitest';
import {
  hostileMatchChats,
  longNamesMatchChat,
  matchChats,
  manyMatchChats,
  malformedMatchChats,
} from './match-chat.ts';

test.each([
  ['the chats', matchChats],
  ['long names', [longNamesMatchChat]],
  ['ten thousand', manyMatchChats(10_000)],
  ['malformed values', malformedMatchChats],
  ['hostile text', hostileMatchChats],
])('%s match the schema', (_, chats) => {
  expect(schema.parse(chats)).toEqual(chats);
});
