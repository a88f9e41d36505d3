import { useState } from 'react';
import { type DraftPlace, draftName, readDraft, writeDraft } from '../services/drafts.ts';

/** What is being written in a place: survives a failure, a reload and a redirect, until it is sent. */
export function useDraft(place: DraftPlace) {
  const name = draftName(place);
  const [draft, setDraft] = useState(() => ({ name, text: readDraft(place) }));
  // Another player, or another place.
  if (draft.name !== name) setDraft({ name, text: readDraft(place) });

  const write = (text: string) => {
    setDraft({ name, text });
    writeDraft(place, text);
  };
  /** What was sent goes; what was written meanwhile stays. */
  const sent = (text: string) => {
    // What is shown goes by itself, also where nothing can be stored: or a second press would send it again.
    setDraft((now) => (now.name === name && now.text.trim() === text ? { name, text: '' } : now));
    if (readDraft(place).trim() === text) writeDraft(place, '');
  };
  return { text: draft.text, write, sent };
}
