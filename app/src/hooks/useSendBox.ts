import { useSyncExternalStore } from 'react';
import type { useSend } from '../queries/send.ts';
import { type DraftKey, onDraftChange, readDraft, writeDraft } from '../services/drafts.ts';

/** Connects a field to a draft that survives failures, reloads and redirects until the message is sent. */
export function useSendBox(draftKey: DraftKey, { sendText, ...state }: ReturnType<typeof useSend>) {
  const read = () => readDraft(draftKey);
  const value = useSyncExternalStore(onDraftChange, read, read);
  return { ...state, value, onValue: (text: string) => writeDraft(draftKey, text), onSend: sendText };
}
