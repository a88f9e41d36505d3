import type { MachinePick, MatchStatus, PickChoice } from '@machine/contract';
import { isMachineRight, outcomeOf } from '../grading/marks.ts';

/** What is known of a match, of the call on it and, where there is one, of a pick. */
export type Played = {
  status: MatchStatus;
  score_home: number | null;
  score_away: number | null;
  machine_pick: MachinePick | null;
  choice: PickChoice | null;
  /** As graded; null while there is no grade. */
  machine_correct: 0 | 1 | null;
  was_correct: 0 | 1 | null;
};

export type Marks = { isMachineCorrect: boolean | null; isUserCorrect: boolean | null };

const UNDECIDED: Marks = { isMachineCorrect: null, isUserCorrect: null };

/** Who is right: as graded when the match is FINAL, by the present score while that is PROVISIONAL, else undecided. */
export function marksOf(played: Played): Marks {
  if (played.status === 'FINAL') {
    return { isMachineCorrect: flag(played.machine_correct), isUserCorrect: flag(played.was_correct) };
  }
  const { status, score_home, score_away, machine_pick, choice } = played;
  if (status !== 'PROVISIONAL' || score_home === null || score_away === null || machine_pick === null) return UNDECIDED;
  const isMachineCorrect = isMachineRight(machine_pick, outcomeOf(score_home, score_away));
  return { isMachineCorrect, isUserCorrect: choice && (choice === 'AGREE') === isMachineCorrect };
}

const flag = (bit: 0 | 1 | null) => (bit === null ? null : bit === 1);
