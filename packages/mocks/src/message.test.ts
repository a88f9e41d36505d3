import { dmMessages, dmThreads } from '@machine/contract';
import { expect, test } from 'vitest';
import * as message from './message.ts';

test.each([[message.dmThreads], [message.oddThreads], [message.hostileThreads], [message.dmThreadsOf(1_000)]])(
  'a list of threads speaks the wire',
  (threads) => {
    expect(dmThreads.parse(threads)).toEqual(threads);
  },
);

test.each([[message.dmMessages], [message.oddMessages], [message.hostileMessages], [message.dmMessagesOf(1_000)]])(
  'the messages of a thread speak the wire',
  (messages) => {
    expect(dmMessages.parse(messages)).toEqual(messages);
  },
);

/** RELIABILITY.md 2.8 */
test('a thread without its lists reads as one of nobody, in which nothing was said', () => {
  expect(dmThreads.parse([{ id: 7, participants: null }])).toEqual([{ id: '7', participants: [], lastMessage: null }]);
});
