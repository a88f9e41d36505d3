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
import { stubStorage } from '../testing/storage.ts';
import { tabItemKeys, readTabItem, writeTabItem } from './tabStorage.ts';

const chat: DraftKey = { userId: 'u-ada', kind: 'chat', id: 'm-1' };
const dm: DraftKey = { userId: 'u-bob', kind: 'dm', id: 'm-1' };

beforeEach(() => void stubStorage('sessionStorage'));
afterEach(() => {
  clearDrafts(null);
  vi.unstubAllGlobals();
});

test('keeps drafts per player and conversation, and deletes empty ones', () => {
  writeDraft(chat, 'half a thought');
  expect(readDraft(chat)).toBe('half a thought');
  expect(readDraft({ ...chat, kind: 'dm' })).toBe('');
  expect(readDraft({ ...chat, userId: 'u-bob' })).toBe('');
  writeDraft(chat, '');
  expect(tabItemKeys()).toEqual([]);
});

test('uses a new key for another text and for the same text once sent', () => {
  const first = idempotencyKeyFor(chat, 'Again');
  expect(idempotencyKeyFor(dm, 'Again')).not.toBe(first);
  expect(idempotencyKeyFor(chat, 'Again!')).not.toBe(first);
  const second = idempotencyKeyFor(chat, 'Again');
  clearSentDraft(chat, 'Again');
  expect(idempotencyKeyFor(chat, 'Again')).not.toBe(second);
});

test('deletes every draft and key on logout', () => {
  writeTabItem('return-to', '/');
  for (const draftKey of [chat, dm]) {
    writeDraft(draftKey, 'mine');
    idempotencyKeyFor(draftKey, 'mine');
  }
  clearDrafts(null);
  expect([readDraft(chat), readDraft(dm)]).toEqual(['', '']);
  expect(tabItemKeys()).toEqual(['return-to']);
});

test('keeps the draft and the key across a reload', async () => {
  writeDraft(chat, 'half a thought');
  const key = idempotencyKeyFor(chat, 'half a thought');
  vi.resetModules();
  const reloaded = await import('./drafts.ts');
  expect(reloaded.readDraft(chat)).toBe('half a thought');
  expect(reloaded.idempotencyKeyFor(chat, 'half a thought')).toBe(key);
});

test('persists at most 10 kB of a draft, but keeps all of it in memory', async () => {
  const long = 'W'.repeat(20_000);
  writeDraft(chat, long);
  expect(readTabItem('draft:u-ada:chat:m-1')).toHaveLength(10_000);
  expect(readDraft(chat)).toBe(long);
});

test('notifies listeners of every change', () => {
  const listener = vi.fn<() => void>();
  const stop = onDraftChange(listener);
  writeDraft(chat, 'a');
  clearSentDraft(chat, 'a');
  stop();
  writeDraft(chat, 'b');
  expect(listener).toHaveBeenCalledTimes(2);
});

const fail = () => {
  throw new Error('full');
};
test.each([
  ['blocked', undefined],
  ['full', { getItem: () => null, setItem: fail, removeItem: () => {} }],
])('keeps drafts in memory when storage is %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  writeDraft(chat, 'in memory');
  const key = idempotencyKeyFor(chat, 'in memory');
  expect(readDraft(chat)).toBe('in memory');
  expect(idempotencyKeyFor(chat, 'in memory')).toBe(key);
  clearDrafts(null);
  expect(readDraft(chat)).toBe('');
});
