import { useSyncExternalStore } from 'react';
import { type DraftKey, onDraftChange, readDraft, writeDraft } from '../services/drafts.ts';

/** What is being written in a place: survives a failure, a reload and a redirect, until it has arrived. */
export function useDraft(place: DraftKey) {
  const text = useSyncExternalStore(onDraftChange, () => readDraft(place));
  return { text, write: (written: string) => writeDraft(place, written) };
}
