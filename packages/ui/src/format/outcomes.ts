import { percent } from './number.ts';

type Probabilities = { home: number; draw: number; away: number };

const NUMBER_WORDS = ['', '', 'two', 'three'];

/** Returns the probability of the picked outcome, or null for an unknown pick. */
const pickedShare = ({ home, draw, away }: Probabilities, machinePick: string): number | null => {
  const shares: Record<string, number> = { HOME: home, DRAW: draw, AWAY: away };
  return shares[machinePick] ?? null;
};

/** Returns whether the probabilities are shares of one whole, so that they can be drawn. */
export function areDrawable({ home, draw, away }: Probabilities): boolean {
  const shares = [home, draw, away];
  return shares.every((share) => share >= 0 && share <= 100) && Math.abs(home + draw + away - 100) < 1;
}

/** Explains a confidence: how it ranks among the outcomes, and what it means in ten matches. Null for an unknown pick. */
export function confidenceText(probabilities: Probabilities, machinePick: string): string | null {
  const picked = pickedShare(probabilities, machinePick);
  if (picked === null) return null;
  const shares = Object.values(probabilities).filter((share) => share > 0);
  const rank = picked >= Math.max(...shares) ? 'most likely' : 'not the most likely';
  const outcomes = `${rank} of ${NUMBER_WORDS[shares.length] ?? ''} outcomes`;
  const inTen = Math.round(picked / 10);
  return `${percent(picked)} — ${shares.length > 1 ? outcomes : 'the only outcome'}. In ten matches like this, the Machine expects to be right ${times(inTen)}.`;
}

const times = (count: number) => {
  if (count === 0) return 'less than once';
  if (count === 10) return 'nearly every time';
  return count === 1 ? 'about once' : `about ${count} times`;
};
