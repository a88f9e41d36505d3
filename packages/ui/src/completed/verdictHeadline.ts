import type { Recap } from '@machine/contract/match.ts';

/** Returns who was right, or why that isn't decided. Null if nothing sensible can be said. */
export function verdictHeadline({ match, grading, userResult }: Pick<Recap, 'match' | 'grading' | 'userResult'>) {
  if (match.status === 'VOID' && match.movedTo) return 'The match was moved';
  if (match.status !== 'FINAL') return UNDECIDED.get(match.status) ?? null;
  const isMachineCorrect = grading?.isMachineCorrect ?? null;
  if (isMachineCorrect === null) return null;
  const wasCorrect = userResult?.wasCorrect ?? null;
  if (wasCorrect !== null) return verdictOn(wasCorrect, isMachineCorrect);
  return isMachineCorrect ? 'The Machine was right' : 'The Machine was wrong';
}

/** Returns who was right of a player and the Machine. */
export function verdictOn(isRight: boolean, isMachineRight: boolean): string {
  if (isRight) return isMachineRight ? 'You were both right' : 'You beat the Machine';
  return isMachineRight ? 'The Machine was right' : 'You were both wrong';
}

const UNDECIDED = new Map<string, string>([
  ['LIVE', 'The match is on'],
  ['PROVISIONAL', 'Waiting for the final result'],
  ['VOID', 'The match was called off'],
  ['POSTPONED', 'The match was postponed'],
]);
