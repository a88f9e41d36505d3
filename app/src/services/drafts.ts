import { keptNames, readKept, writeKept } from './keptNotes.ts';
import { newKey } from './requestKey.ts';

/** Whose text, and where it was being written (RELIABILITY.md 2.10). */
export type DraftPlace = { userId: string; kind: 'chat' | 'dm'; id: string };

const PREFIX = 'draft:';

export const draftName = ({ userId, kind, id }: DraftPlace) => `${PREFIX}${userId}:${kind}:${id}`;
const sendingName = (place: DraftPlace) => `${draftName(place)}#sending`;

const listeners = new Set<() => void>();

function keep(name: string, value: string | null): void {
  writeKept(name, value);
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readDraft = (place: DraftPlace) => readKept(draftName(place)) ?? '';

/** Keeps what is typed for as long as the tab lives; an emptied field leaves nothing. */
export const writeDraft = (place: DraftPlace, text: string) => keep(draftName(place), text === '' ? null : text);

/**
 * The key under which a text is sent: for the same text the same one until it has arrived, also after a reload, so
 * that it is stored once (RELIABILITY.md C20, C34×F16).
 */
export function sendingKey(place: DraftPlace, text: string): string {
  const [kept, ...words] = (readKept(sendingName(place)) ?? '').split(' ');
  if (kept && words.join(' ') === text) return kept;
  const key = newKey();
  writeKept(sendingName(place), `${key} ${text}`);
  return key;
}

/** What has arrived goes; what was written meanwhile stays. */
export function arrived(place: DraftPlace, text: string): void {
  writeKept(sendingName(place), null);
  if (readDraft(place).trim() === text) writeDraft(place, '');
}

/** Forgets what was typed, but what `userId` has typed. */
export function forgetDrafts(userId: string | null): void {
  const own = userId === null ? null : `${PREFIX}${userId}:`;
  for (const name of keptNames()) {
    if (name.startsWith(PREFIX) && (own === null || !name.startsWith(own))) keep(name, null);
  }
}
