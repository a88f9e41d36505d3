import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearSentDraft,
  type DraftKey,
  clearDrafts,
  onDraftChange,
  readDraft,
  idempotencyKeyFor,
  writeDraft,
} from './drafts.ts';
import { tabItemKeys, readTabItem, writeTabItem } from './tabStorage.ts';
import { createToaster } from './toaster.ts';
import { createUnauthorizedHandler } from './unauthorized.ts';

const chat: DraftKey = { userId: 'u-ada', kind: 'chat', id: 'm-1' };
const dm: DraftKey = { userId: 'u-bob', kind: 'dm', id: 'm-1' };

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
  clearDrafts(null);
  vi.unstubAllGlobals();
});

test('a draft belongs to one player and one place, and an emptied one leaves nothing', () => {
  writeDraft(chat, 'half a thought');
  expect(readDraft(chat)).toBe('half a thought');
  expect(readDraft({ ...chat, kind: 'dm' })).toBe('');
  expect(readDraft({ ...chat, userId: 'u-bob' })).toBe('');
  writeDraft(chat, '');
  expect(tabItemKeys()).toEqual([]);
});

test('2.10: what was sent goes when it has clearSentDraft, what was written meanwhile stays', () => {
  writeDraft(chat, ' What a quarter ');
  writeDraft(dm, 'And more');
  clearSentDraft(chat, 'What a quarter');
  clearSentDraft(dm, 'What a quarter');
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', 'And more']);
  expect(tabItemKeys()).toEqual(['draft:u-bob:dm:m-1']);
});

test('2.10: a failure keeps the draft, and the key under which it is sent again', () => {
  writeDraft(chat, 'What a quarter');
  const key = idempotencyKeyFor(chat, 'What a quarter');
  expect(key).toMatch(/^[\w-]{16,}$/);
  expect(readDraft(chat)).toBe('What a quarter');
  expect(idempotencyKeyFor(chat, 'What a quarter')).toBe(key);
  expect(idempotencyKeyFor(dm, 'What a quarter')).not.toBe(key);
});

test('C20×F16: another text, and the same one once it has clearSentDraft, are other messages', () => {
  const first = idempotencyKeyFor(chat, 'Again');
  expect(idempotencyKeyFor(chat, 'Again!')).not.toBe(first);
  const second = idempotencyKeyFor(chat, 'Again');
  clearSentDraft(chat, 'Again');
  expect(idempotencyKeyFor(chat, 'Again')).not.toBe(second);
});

test('2.10, R7: a 401 and its redirect keep the draft, for the same player', () => {
  vi.useFakeTimers();
  writeDraft(chat, 'half a thought');
  createUnauthorizedHandler(createToaster(), vi.fn<(url: string) => void>(), vi.fn<() => void>())('/match-chat/m-1');
  vi.runAllTimers();
  vi.useRealTimers();
  clearDrafts(chat.userId);
  expect(readDraft(chat)).toBe('half a thought');
});

test('2.10: explicit logout removes every draft and every key', () => {
  writeTabItem('return-to', '/');
  for (const place of [chat, dm]) {
    writeDraft(place, 'mine');
    idempotencyKeyFor(place, 'mine');
  }
  clearDrafts(null);
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', '']);
  expect(tabItemKeys()).toEqual(['return-to']);
});

test('2.10, AF13: a reload keeps the draft and the key', async () => {
  writeDraft(chat, 'half a thought');
  const key = idempotencyKeyFor(chat, 'half a thought');
  vi.resetModules();
  const reloaded = await import('./drafts.ts');
  expect(reloaded.readDraft(chat)).toBe('half a thought');
  expect(reloaded.idempotencyKeyFor(chat, 'half a thought')).toBe(key);
});

test("2.10, AF6: another player sees no one else's draft, and their login removes it", () => {
  for (const place of [chat, dm]) writeDraft(place, 'mine');
  expect(readDraft({ ...chat, userId: dm.userId })).toBe('');
  clearDrafts(dm.userId);
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', 'mine']);
});

test('2.10: of a draft at most 10 kB of text outlive the page, and the page loses nothing', async () => {
  const long = 'W'.repeat(20_000);
  writeDraft(chat, long);
  expect(readTabItem('draft:u-ada:chat:m-1')).toHaveLength(10_000);
  expect(readDraft(chat)).toBe(long);
});

test('who shows a draft is told of every change, also of one that arrives after the page was left', () => {
  const told = vi.fn<() => void>();
  const stop = onDraftChange(told);
  writeDraft(chat, 'a');
  clearSentDraft(chat, 'a');
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
  const key = idempotencyKeyFor(chat, 'in memory');
  expect(readDraft(chat)).toBe('in memory');
  expect(idempotencyKeyFor(chat, 'in memory')).toBe(key);
  clearDrafts(null);
  expect(readDraft(chat)).toBe('');
});
