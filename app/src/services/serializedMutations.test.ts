import { expect, test } from 'vitest';
import { createSerializedMutations } from './serializedMutations.ts';

type Request = { change: string; succeed: () => void; fail: () => void };

/** Serialized mutations whose responses the test controls, and a log of their callbacks. */
function setup() {
  const requests: Request[] = [];
  const log: string[] = [];
  const mutations = createSerializedMutations<string, boolean>({
    send: (key, value) =>
      new Promise<void>((resolve, reject) => {
        requests.push({ change: `${key}=${value}`, succeed: resolve, fail: () => reject(new Error('rejected')) });
      }),
    onPending: (pending) => log.push(`pending ${[...pending].map((entry) => entry.join('=')).join(' ')}`),
    onFailed: (key) => log.push(`failed ${key}`),
  });
  const settle = async (how: 'succeed' | 'fail') => {
    requests.at(-1)?.[how]();
    await new Promise(setImmediate);
  };
  return { mutations, log, settle, sent: () => requests.map(({ change }) => change) };
}

test('sends changes one after another', async () => {
  const { mutations, sent, settle } = setup();
  mutations.set('a', false);
  mutations.set('b', false);
  expect(sent()).toEqual(['a=false']);
  await settle('succeed');
  expect(sent()).toEqual(['a=false', 'b=false']);
});

test('sends only the last of several changes of a key', async () => {
  const { mutations, sent, settle, log } = setup();
  mutations.set('a', false);
  for (const value of [true, false, true]) mutations.set('a', value);
  await settle('succeed');
  expect(sent()).toEqual(['a=false', 'a=true']);
  await settle('succeed');
  expect(sent()).toHaveLength(2);
  expect(log.at(-1)).toBe('pending ');
});

test('reports and drops a failed change, then sends the next one', async () => {
  const { mutations, sent, settle, log } = setup();
  mutations.set('a', false);
  mutations.set('b', false);
  await settle('fail');
  expect(log.slice(2)).toEqual(['failed a', 'pending b=false']);
  expect(sent()).toEqual(['a=false', 'b=false']);
});

test('does not report the failure of a superseded change, and sends the latest one', async () => {
  const { mutations, sent, settle, log } = setup();
  mutations.set('a', false);
  mutations.set('a', true);
  await settle('fail');
  expect(sent()).toEqual(['a=false', 'a=true']);
  expect(log.some((entry) => entry.startsWith('failed'))).toBe(false);
  await settle('succeed');
  expect(log.at(-1)).toBe('pending ');
});
