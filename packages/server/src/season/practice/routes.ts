import { endpoints, PRACTICE_MATCHES } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { createPracticePool } from './pool.ts';

export type PracticeDeps = {
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
};

export const practiceRoutes = ({ random }: PracticeDeps): Route[] => {
  const pool = createPracticePool(random);
  return [handle(endpoints.practice, async () => ({ body: await pool.draw(PRACTICE_MATCHES) }))];
};
