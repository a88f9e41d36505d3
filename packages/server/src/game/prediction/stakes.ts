import type { Stakes } from '@machine/contract';

/** The stars of a correct pick if the outcome was certain to be the other one. */
const FULL_STAKE = 5;

/** Pay of a correct pick, from the probability (0 to 1) of the outcome that the Machine states. */
export const stakesFor = (probability: number): Stakes => ({
  agree: stake(1 - probability),
  disagree: stake(probability),
});

const stake = (improbability: number) => Math.max(1, Math.round(FULL_STAKE * improbability));
