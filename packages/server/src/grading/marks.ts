import { GOLD_STARS, PICK_STARS, type PickChoice } from '@machine/contract';
import type { Outcome } from '../db/tables.ts';

/** What a pick came to. */
export type Mark = { isRight: boolean; stars: number };

export function outcomeOf(scoreHome: number, scoreAway: number): Outcome {
  if (scoreHome === scoreAway) return 'DRAW';
  return scoreHome > scoreAway ? 'HOME' : 'AWAY';
}

/** A pick of the Machine that is no outcome at all never happens: AGREE is wrong and DISAGREE right. */
export const isMachineRight = (machinePick: string, outcome: Outcome) => machinePick === outcome;

/** The marks of a match by choice (RULES.md, 'Play'). */
export function marksOf(machineRight: boolean, isGold: boolean): Record<PickChoice, Mark> {
  const mark = (choice: PickChoice, isRight: boolean): Mark => ({
    isRight,
    stars: !isRight ? 0 : isGold ? GOLD_STARS : PICK_STARS[choice],
  });
  return { AGREE: mark('AGREE', machineRight), DISAGREE: mark('DISAGREE', !machineRight) };
}
