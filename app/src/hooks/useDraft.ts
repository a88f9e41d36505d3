import { useSyncExternalStore } from 'react';
import { type DraftKey, onDraftChange, readDraft, writeDraft } from '../services/drafts.ts';

/** A draft that survives failures, reloads and redirects until the message is sent. */
export function useDraft(draftKey: DraftKey) {
  const read = () => readDraft(draftKey);
  const text = useSyncExternalStore(onDraftChange, read, read);
  return { text, write: (newText: string) => writeDraft(draftKey, newText) };
}
