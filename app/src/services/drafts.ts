import { noteNames, readNote, writeNote } from './tabMemory.ts';

/** Whose text, and where it was being written (RELIABILITY.md 2.10). */
export type DraftPlace = { userId: string; kind: 'chat' | 'dm'; id: string };

const PREFIX = 'draft:';
/** Letters; no message is nearly as long. */
const LENGTH_MAX = 10_000;

export const draftName = ({ userId, kind, id }: DraftPlace) => `${PREFIX}${userId}:${kind}:${id}`;

export const readDraft = (place: DraftPlace) => readNote(draftName(place)) ?? '';

/** Keeps what is typed for as long as the tab lives; an emptied field leaves nothing. */
export const writeDraft = (place: DraftPlace, text: string) =>
  writeNote(draftName(place), text === '' ? null : text.slice(0, LENGTH_MAX));

/** Forgets what was typed, but what `userId` has typed. */
export function forgetDrafts(userId: string | null): void {
  const own = userId === null ? null : `${PREFIX}${userId}:`;
  for (const name of noteNames()) {
    if (name.startsWith(PREFIX) && (own === null || !name.startsWith(own))) writeNote(name, null);
  }
}
