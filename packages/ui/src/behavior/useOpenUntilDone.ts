import { useState } from 'react';
import type { ActionState } from './actionState.ts';

/** The subject of an open dialog; null again as soon as its action has succeeded. */
export function useOpenUntilDone<Subject>({ kind }: ActionState) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [previous, setPrevious] = useState(kind);
  if (previous !== kind) {
    setPrevious(kind);
    if (previous === 'busy' && kind === 'idle') setSubject(null);
  }
  return [subject, setSubject] as const;
}
