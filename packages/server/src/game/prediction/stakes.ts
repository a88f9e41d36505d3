import type { Stakes } from '@machine/contract';

/** The stars of a correct pick if the outcome was certain to be the other one. */
export const FULL_STAKE = 5;
const MIN_STAKE = 0.1;

/** Pay of a correct pick, with one decimal, from the probability (0 to 100) of the outcome that the Machine states. */
export const stakesFor = (percent: number): Stakes => ({ agree: stake(100 - percent), disagree: stake(percent) });

const stake = (percent: number) => Math.max(MIN_STAKE, Math.round((FULL_STAKE * percent) / 10) / 10);
