import type { PickChoice, Prediction } from '@machine/contract/prediction.ts';

/** The stake of each choice, as text. */
export type ShownStakes = Record<PickChoice, string>;

const MAX_STAKE = 99;

/** Returns "+1.8 if right" for each choice, or null if the server sends no stakes. */
export function shownStakes({ prediction: { stakes } }: Pick<Prediction, 'prediction'>): ShownStakes | null {
  if (!stakes) return null;
  const { agree, disagree } = stakes;
  const isShown = [agree, disagree].every((stars) => stars > 0 && stars <= MAX_STAKE);
  return isShown ? { AGREE: `+${agree} if right`, DISAGREE: `+${disagree} if right` } : null;
}

/** Returns what a pick would pay a visitor. */
export const visitorNote = ({ AGREE, DISAGREE }: ShownStakes): string =>
  AGREE === DISAGREE ? `A pick pays ${AGREE}.` : `AGREE pays ${AGREE}, DISAGREE ${DISAGREE}.`;
