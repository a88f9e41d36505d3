import { GOLD_STARS, PICK_STARS, type PickChoice } from '@machine/contract';
import type { Outcome } from '../../platform/db/tables.ts';

/** The result of a pick on a graded match. */
export type PickResult = { isCorrect: boolean; stars: number };

export function outcomeOf(scoreHome: number, scoreAway: number): Outcome {
  if (scoreHome === scoreAway) return 'DRAW';
  return scoreHome > scoreAway ? 'HOME' : 'AWAY';
}

/** A machine pick that is no outcome at all is always wrong, so AGREE loses and DISAGREE wins. */
export const isMachineCorrect = (machinePick: string, outcome: Outcome) => machinePick === outcome;

/** Returns the result of each choice on a match. */
export function pickResultsFor(machineCorrect: boolean, isGold: boolean): Record<PickChoice, PickResult> {
  const resultOf = (choice: PickChoice, isCorrect: boolean): PickResult => ({
    isCorrect,
    stars: !isCorrect ? 0 : isGold ? GOLD_STARS : PICK_STARS[choice],
  });
  return { AGREE: resultOf('AGREE', machineCorrect), DISAGREE: resultOf('DISAGREE', !machineCorrect) };
}
