import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftPlace, forgetDrafts, readDraft, writeDraft } from './drafts.ts';
import { noteNames, readNote, writeNote } from './tabMemory.ts';

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
afterEach(() => void vi.unstubAllGlobals());

test('a draft belongs to one player and one place, and an emptied one leaves nothing', () => {
  writeDraft(chat, 'half a thought');
  expect(readDraft(chat)).toBe('half a thought');
  expect(readDraft({ ...chat, kind: 'dm' })).toBe('');
  expect(readDraft({ ...chat, userId: 'u-bob' })).toBe('');
  writeDraft(chat, '');
  expect(noteNames()).toEqual([]);
});

test('2.10: logging out forgets every draft, another login those of others', () => {
  writeNote('return-to', '/');
  for (const place of [chat, dm]) writeDraft(place, 'mine');
  forgetDrafts('u-ada');
  expect([readDraft(chat), readDraft(dm)]).toEqual(['mine', '']);
  forgetDrafts(null);
  expect(readDraft(chat)).toBe('');
  expect(readNote('return-to')).toBe('/');
});

test('2.10: a draft is at most 10 kB of text', () => {
  writeDraft(chat, 'W'.repeat(20_000));
  expect(readDraft(chat)).toHaveLength(10_000);
});

test('AF3: without storage there is no draft and no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => {
    writeDraft(chat, 'lost');
    forgetDrafts(null);
  }).not.toThrow();
  expect(readDraft(chat)).toBe('');
});
