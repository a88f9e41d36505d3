import { randomKey } from './idempotencyKey.ts';
import { readTabItem, tabItemKeys, writeTabItem } from './tabStorage.ts';

/** Identifies a draft by its author and conversation. */
export type DraftKey = { userId: string; kind: 'chat' | 'dm'; id: string };

const PREFIX = 'draft:';

export const draftStorageKey = ({ userId, kind, id }: DraftKey) => `${PREFIX}${userId}:${kind}:${id}`;
const sendingStorageKey = (draftKey: DraftKey) => `${draftStorageKey(draftKey)}#sending`;

const listeners = new Set<() => void>();

function save(storageKey: string, value: string | null): void {
  writeItem(storageKey, value);
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readDraft = (draftKey: DraftKey) => readItem(draftStorageKey(draftKey)) ?? '';

/** Stores a draft for the life of the tab; empty text deletes it. */
export const writeDraft = (draftKey: DraftKey, text: string) =>
  save(draftStorageKey(draftKey), text === '' ? null : text);

/**
 * Returns the idempotency key of a message. The same text keeps its key until it is sent, even across a reload, so that
 * the server stores it once.
 */
export function idempotencyKeyFor(draftKey: DraftKey, text: string): string {
  const [storedKey, ...words] = (readItem(sendingStorageKey(draftKey)) ?? '').split(' ');
  if (storedKey && words.join(' ') === text) return storedKey;
  const key = randomKey();
  writeItem(sendingStorageKey(draftKey), `${key} ${text}`);
  return key;
}

/** Deletes a draft once it was sent, unless it has changed meanwhile. */
export function clearSentDraft(draftKey: DraftKey, text: string): void {
  writeItem(sendingStorageKey(draftKey), null);
  if (readDraft(draftKey).trim() === text) writeDraft(draftKey, '');
}

/** Deletes all drafts except those of `userId`. */
export function clearDrafts(userId: string | null): void {
  const ownPrefix = userId === null ? null : `${PREFIX}${userId}:`;
  for (const storageKey of itemKeys()) {
    if (storageKey.startsWith(PREFIX) && (ownPrefix === null || !storageKey.startsWith(ownPrefix)))
      save(storageKey, null);
  }
}

/** Items that the tab storage could not hold completely; lost when the page closes. */
const memory = new Map<string, string>();
/** Maximum length of an item in the tab storage. */
const LENGTH_MAX = 10_000;

/** Tab storage with a fallback in memory for blocked or full storage. */
const readItem = (key: string): string | null => memory.get(key) ?? readTabItem(key);

function writeItem(key: string, value: string | null): void {
  writeTabItem(key, value?.slice(0, LENGTH_MAX) ?? null);
  if (value === null || readTabItem(key) === value) memory.delete(key);
  else memory.set(key, value);
}

const itemKeys = (): string[] => [...new Set([...tabItemKeys(), ...memory.keys()])];
