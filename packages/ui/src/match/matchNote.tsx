import type { MovedMatch } from '@machine/contract/prediction.ts';
import type { ReactNode } from 'react';
import { MovedNote } from '../prediction/MovedNote.tsx';

const NOTES: Record<string, string> = { VOID: "Void: it doesn't count.", POSTPONED: "Postponed: it doesn't count." };

/** Returns why a match doesn't count, or how old its score is. */
export const matchNote = (
  { status, movedTo }: { status: string; movedTo?: MovedMatch },
  delay: string | null | undefined,
): ReactNode => (movedTo ? <MovedNote movedTo={movedTo} /> : (NOTES[status] ?? delay));
