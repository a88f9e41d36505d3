import { expect, test } from 'vitest';
import { createSerializedMutations } from './serializedMutations.ts';

/** Serialized mutations whose responses the test controls, and a log of their callbacks. */
function setup() {
  const sent: string[] = [];
  let response = Promise.withResolvers<void>();
  const log: string[] = [];
  const mutations = createSerializedMutations<string, boolean>({
    send: (key, value) => {
      sent.push(`${key}=${value}`);
      response = Promise.withResolvers();
      return response.promise;
    },
    onPending: (pending) => log.push(`pending ${[...pending].map((entry) => entry.join('=')).join(' ')}`),
    onFailed: (key) => log.push(`failed ${key}`),
  });
  const settle = async (how: 'resolve' | 'reject') => {
    response[how]();
    await new Promise(setImmediate);
  };
  return { mutations, log, settle, sent };
}

test('sends only the last of several changes of a key', async () => {
  const { mutations, sent, settle, log } = setup();
  mutations.set('a', false);
  for (const value of [true, false, true]) mutations.set('a', value);
  await settle('resolve');
  expect(sent).toEqual(['a=false', 'a=true']);
  await settle('resolve');
  expect([sent.length, log.at(-1)]).toEqual([2, 'pending ']);
});

test('sends changes one after another, and reports and drops a failed one', async () => {
  const { mutations, sent, settle, log } = setup();
  for (const key of ['a', 'b']) mutations.set(key, false);
  expect(sent).toEqual(['a=false']);
  await settle('reject');
  expect(log.slice(2)).toEqual(['failed a', 'pending b=false']);
  expect(sent).toEqual(['a=false', 'b=false']);
});

test('does not report the failure of a superseded change, and sends the latest one', async () => {
  const { mutations, sent, settle, log } = setup();
  for (const value of [false, true]) mutations.set('a', value);
  await settle('reject');
  expect(sent).toEqual(['a=false', 'a=true']);
  expect(log.some((entry) => entry.startsWith('failed'))).toBe(false);
});
