import { expect, test } from 'vitest';
import { createSerializedMutations } from './serializedMutations.ts';

type Sending = { what: string; answer: () => void; refuse: () => void };

/** A queue whose answers the test gives, and what it has told. */
function watched() {
  const sendings: Sending[] = [];
  const told: string[] = [];
  const queue = createSerializedMutations<string>({
    send: (key, value) =>
      new Promise<void>((resolve, reject) => {
        sendings.push({ what: `${key}=${value}`, answer: resolve, refuse: () => reject(new Error('refused')) });
      }),
    onWishes: (wishes) => told.push(`wishes ${[...wishes].map((wish) => wish.join('=')).join(' ')}`),
    onStored: (key, value) => told.push(`stored ${key}=${value}`),
    onFailed: (key) => told.push(`failed ${key}`),
  });
  const end = async (how: 'answer' | 'refuse') => {
    sendings.at(-1)?.[how]();
    await new Promise(setImmediate);
  };
  return { queue, told, end, sent: () => sendings.map(({ what }) => what) };
}

test('QL: wishes are sent one after another', async () => {
  const { queue, sent, end } = watched();
  queue.wish('a', false);
  queue.wish('b', false);
  expect(sent()).toEqual(['a=false']);
  await end('answer');
  expect(sent()).toEqual(['a=false', 'b=false']);
});

test('QL: of the wishes for one switch the last one wins', async () => {
  const { queue, sent, end, told } = watched();
  queue.wish('a', false);
  for (const value of [true, false, true]) queue.wish('a', value);
  await end('answer');
  expect(sent()).toEqual(['a=false', 'a=true']);
  await end('answer');
  expect(sent()).toHaveLength(2);
  expect(told.at(-1)).toBe('wishes ');
});

test('C36: a wish that is stored is told and no longer wished', async () => {
  const { queue, end, told } = watched();
  queue.wish('a', false);
  await end('answer');
  expect(told).toEqual(['wishes a=false', 'stored a=false', 'wishes ']);
});

test('C36: a wish that fails is told and given up; the next one is sent all the same', async () => {
  const { queue, sent, end, told } = watched();
  queue.wish('a', false);
  queue.wish('b', false);
  await end('refuse');
  expect(told.slice(2)).toEqual(['failed a', 'wishes b=false']);
  expect(sent()).toEqual(['a=false', 'b=false']);
});

test('QL: a failure that is no longer wished is not told, and the last wish is sent', async () => {
  const { queue, sent, end, told } = watched();
  queue.wish('a', false);
  queue.wish('a', true);
  await end('refuse');
  expect(sent()).toEqual(['a=false', 'a=true']);
  expect(told.some((words) => words.startsWith('failed'))).toBe(false);
  await end('answer');
  expect(told).toContain('stored a=true');
});
