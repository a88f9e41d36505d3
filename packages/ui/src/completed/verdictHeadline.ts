import type { Recap } from '@machine/contract';

/** Returns who was right, or why that isn't decided. Null if nothing sensible can be said. */
export function verdictHeadline({
  match,
  grading,
  userResult,
}: Pick<Recap, 'match' | 'grading' | 'userResult'>): string | null {
  if (match.status === 'VOID' && match.movedTo) return 'The match was moved';
  if (match.status !== 'FINAL') return UNDECIDED.get(match.status) ?? null;
  const isMachineCorrect = grading?.isMachineCorrect ?? null;
  if (isMachineCorrect === null) return null;
  const wasCorrect = userResult?.wasCorrect ?? null;
  if (wasCorrect === null) return isMachineCorrect ? 'The Machine was right' : 'The Machine was wrong';
  if (isMachineCorrect) return wasCorrect ? 'You were both right' : 'The Machine was right';
  return wasCorrect ? 'You beat the Machine' : 'You were both wrong';
}

const UNDECIDED = new Map<string, string>([
  ['LIVE', 'The match is on'],
  ['PROVISIONAL', 'Waiting for the final result'],
  ['VOID', 'The match was called off'],
  ['POSTPONED', 'The match was postponed'],
]);
