import { dmMessages, dmThreads } from '@machine/contract';
import { expect, test } from 'vitest';
import * as message from './message.ts';

test.each([[message.dmThreads], [message.malformedThreads], [message.hostileThreads], [message.manyDmThreads(1_000)]])(
  'a list of threads matches the schema',
  (threads) => {
    expect(dmThreads.parse(threads)).toEqual(threads);
  },
);

test.each([
  [message.dmMessages],
  [message.malformedMessages],
  [message.hostileMessages],
  [message.manyDmMessages(1_000)],
])('the messages of a thread match the schema', (messages) => {
  expect(dmMessages.parse(messages)).toEqual(messages);
});

test('a thread without its lists has no participants and no last message', () => {
  expect(dmThreads.parse([{ id: 7, participants: null }])).toEqual([{ id: '7', participants: [], lastMessage: null }]);
});
