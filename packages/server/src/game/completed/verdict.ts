import type { MachinePick, PickChoice } from '@machine/contract';
import type { MatchRow } from '../../platform/db/tables-game.ts';
import { isMachineCorrect as matchesOutcome, outcomeOf } from '../grading/pick-results.ts';

/** A match with its prediction, its grade and, if there is one, a user's pick. */
export type PlayedMatch = Pick<MatchRow, 'status' | 'score_home' | 'score_away'> & {
  machine_pick: MachinePick | null;
  choice: PickChoice | null;
  /** From the grade; null while the match is ungraded. */
  machine_correct: 0 | 1 | null;
  was_correct: 0 | 1 | null;
};

export type Verdict = { isMachineCorrect: boolean | null; isUserCorrect: boolean | null };

const UNDECIDED: Verdict = { isMachineCorrect: null, isUserCorrect: null };

/** Returns who is right: by the grade of a FINAL match, by the current score of a PROVISIONAL one, else undecided. */
export function verdictOn(match: PlayedMatch): Verdict {
  if (match.status === 'FINAL') {
    return { isMachineCorrect: toFlag(match.machine_correct), isUserCorrect: toFlag(match.was_correct) };
  }
  const { status, score_home, score_away, machine_pick, choice } = match;
  if (status !== 'PROVISIONAL' || score_home === null || score_away === null || machine_pick === null) return UNDECIDED;
  const isMachineCorrect = matchesOutcome(machine_pick, outcomeOf(score_home, score_away));
  return { isMachineCorrect, isUserCorrect: choice && isPickCorrect(choice, isMachineCorrect) };
}

/** Returns whether a pick on a match that isn't FINAL is right so far; null while nobody is. */
export const isPickCorrect = (choice: PickChoice, isMachineCorrect: boolean | null): boolean | null =>
  isMachineCorrect === null ? null : (choice === 'AGREE') === isMachineCorrect;

export const toFlag = (bit: 0 | 1 | null) => (bit === null ? null : bit === 1);
