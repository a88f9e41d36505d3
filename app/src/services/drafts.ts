import { itemKeys, readItem, writeItem } from './draftStorage.ts';
import { randomKey } from './idempotencyKey.ts';

/** Whose text, and where it was being written (RELIABILITY.md 2.10). */
export type DraftKey = { userId: string; kind: 'chat' | 'dm'; id: string };

const PREFIX = 'draft:';

export const draftStorageKey = ({ userId, kind, id }: DraftKey) => `${PREFIX}${userId}:${kind}:${id}`;
const sendingName = (place: DraftKey) => `${draftStorageKey(place)}#sending`;

const listeners = new Set<() => void>();

function keep(name: string, value: string | null): void {
  writeItem(name, value);
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readDraft = (place: DraftKey) => readItem(draftStorageKey(place)) ?? '';

/** Keeps what is typed for as long as the tab lives; an emptied field leaves nothing. */
export const writeDraft = (place: DraftKey, text: string) => keep(draftStorageKey(place), text === '' ? null : text);

/**
 * The key under which a text is sent: for the same text the same one until it has clearSentDraft, also after a reload, so
 * that it is stored once (RELIABILITY.md C20, C34×F16).
 */
export function idempotencyKeyFor(place: DraftKey, text: string): string {
  const [kept, ...words] = (readItem(sendingName(place)) ?? '').split(' ');
  if (kept && words.join(' ') === text) return kept;
  const key = randomKey();
  writeItem(sendingName(place), `${key} ${text}`);
  return key;
}

/** What has clearSentDraft goes; what was written meanwhile stays. */
export function clearSentDraft(place: DraftKey, text: string): void {
  writeItem(sendingName(place), null);
  if (readDraft(place).trim() === text) writeDraft(place, '');
}

/** Forgets what was typed, but what `userId` has typed. */
export function clearDrafts(userId: string | null): void {
  const own = userId === null ? null : `${PREFIX}${userId}:`;
  for (const name of itemKeys()) {
    if (name.startsWith(PREFIX) && (own === null || !name.startsWith(own))) keep(name, null);
  }
}
