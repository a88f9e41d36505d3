import * as z from 'zod/mini';
import { league, machinePick, matchScore, matchTeams, pickChoice } from './prediction.ts';
import { byId, count, flag, id, innerRows, nullableTime, optional, stars, time } from './wire.ts';

/** A graded pick that its user hasn't been shown yet. `id` is that of the match. */
export const newResult = z.object({
  id,
  league,
  ...matchTeams,
  startTime: optional(time),
  ...matchScore,
  machinePick,
  choice: pickChoice,
  wasCorrect: flag,
  starsDelta: stars,
});
export type NewResult = z.infer<typeof newResult>;

/** The picks graded since the user last saw their results. The totals also count picks that `results` leaves out. */
export const newResults = z.object({
  since: nullableTime,
  until: nullableTime,
  totalCount: count,
  correctCount: count,
  stars,
  disagreementCount: count,
  beatenCount: count,
  results: innerRows(newResult, byId),
});
export type NewResults = z.infer<typeof newResults>;

/** Marks everything graded until then as seen. */
export const seenResults = z.object({ until: z.string().check(z.minLength(1), z.maxLength(40)) });
