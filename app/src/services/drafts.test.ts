import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrived, type DraftPlace, forgetDrafts, onDraftChange, readDraft, sendingKey, writeDraft } from './drafts.ts';
import { noteNames, readNote, writeNote } from './tabMemory.ts';
import { createToaster } from './toaster.ts';
import { createUnauthorized } from './unauthorized.ts';

const chat: DraftPlace = { userId: 'u-ada', kind: 'chat', id: 'm-1' };
const dm: DraftPlace = { userId: 'u-bob', kind: 'dm', id: 'm-1' };

/** As a browser has it: what is stored are its own properties. */
function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()));
afterEach(() => {
  forgetDrafts(null);
  vi.unstubAllGlobals();
});

test('a draft belongs to one player and one place, and an emptied one leaves nothing', () => {
  writeDraft(chat, 'half a thought');
  expect(readDraft(chat)).toBe('half a thought');
  expect(readDraft({ ...chat, kind: 'dm' })).toBe('');
  expect(readDraft({ ...chat, userId: 'u-bob' })).toBe('');
  writeDraft(chat, '');
  expect(noteNames()).toEqual([]);
});

test('2.10: what was sent goes when it has arrived, what was written meanwhile stays', () => {
  writeDraft(chat, ' What a quarter ');
  writeDraft(dm, 'And more');
  arrived(chat, 'What a quarter');
  arrived(dm, 'What a quarter');
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', 'And more']);
  expect(noteNames()).toEqual(['draft:u-bob:dm:m-1']);
});

test('2.10: a failure keeps the draft, and the key under which it is sent again', () => {
  writeDraft(chat, 'What a quarter');
  const key = sendingKey(chat, 'What a quarter');
  expect(key).toMatch(/^[\w-]{16,}$/);
  expect(readDraft(chat)).toBe('What a quarter');
  expect(sendingKey(chat, 'What a quarter')).toBe(key);
  expect(sendingKey(dm, 'What a quarter')).not.toBe(key);
});

test('C20×F16: another text, and the same one once it has arrived, are other messages', () => {
  const first = sendingKey(chat, 'Again');
  expect(sendingKey(chat, 'Again!')).not.toBe(first);
  const second = sendingKey(chat, 'Again');
  arrived(chat, 'Again');
  expect(sendingKey(chat, 'Again')).not.toBe(second);
});

test('2.10, R7: a 401 and its redirect keep the draft, for the same player', () => {
  vi.useFakeTimers();
  writeDraft(chat, 'half a thought');
  createUnauthorized(createToaster(), vi.fn<(url: string) => void>(), vi.fn<() => void>())('/match-chat/m-1');
  vi.runAllTimers();
  vi.useRealTimers();
  forgetDrafts(chat.userId);
  expect(readDraft(chat)).toBe('half a thought');
});

test('2.10: explicit logout removes every draft and every key', () => {
  writeNote('return-to', '/');
  for (const place of [chat, dm]) {
    writeDraft(place, 'mine');
    sendingKey(place, 'mine');
  }
  forgetDrafts(null);
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', '']);
  expect(noteNames()).toEqual(['return-to']);
});

test('2.10, AF13: a reload keeps the draft and the key', async () => {
  writeDraft(chat, 'half a thought');
  const key = sendingKey(chat, 'half a thought');
  vi.resetModules();
  const reloaded = await import('./drafts.ts');
  expect(reloaded.readDraft(chat)).toBe('half a thought');
  expect(reloaded.sendingKey(chat, 'half a thought')).toBe(key);
});

test("2.10, AF6: another player sees no one else's draft, and their login removes it", () => {
  for (const place of [chat, dm]) writeDraft(place, 'mine');
  expect(readDraft({ ...chat, userId: dm.userId })).toBe('');
  forgetDrafts(dm.userId);
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', 'mine']);
});

test('2.10: of a draft at most 10 kB of text outlive the page, and the page loses nothing', async () => {
  const long = 'W'.repeat(20_000);
  writeDraft(chat, long);
  expect(readNote('draft:u-ada:chat:m-1')).toHaveLength(10_000);
  expect(readDraft(chat)).toBe(long);
});

test('who shows a draft is told of every change, also of one that arrives after the page was left', () => {
  const told = vi.fn<() => void>();
  const stop = onDraftChange(told);
  writeDraft(chat, 'a');
  arrived(chat, 'a');
  stop();
  writeDraft(chat, 'b');
  expect(told).toHaveBeenCalledTimes(2);
});

const full = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {},
};
test.each([
  ['blocked', undefined],
  ['full', full],
])('AF3, R16: with storage that is %s a draft lives as long as the page', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  writeDraft(chat, 'in memory');
  const key = sendingKey(chat, 'in memory');
  expect(readDraft(chat)).toBe('in memory');
  expect(sendingKey(chat, 'in memory')).toBe(key);
  forgetDrafts(null);
  expect(readDraft(chat)).toBe('');
});
