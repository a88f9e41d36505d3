import * as z from 'zod/mini';
import { flag, id, innerRows, nullableTime } from './wire.ts';

/** For how many days a result stays hidden at most. */
export const HIDDEN_RESULT_DAYS = 30;
/** When hiding is turned on, the results of this many hours before are hidden, too. */
export const HIDDEN_RESULTS_SINCE_HOURS = 24;
/** The clubs whose results a player can hide: no more than there are. */
export const HIDDEN_CLUBS_MAX = 100;

const clubCode = z.string().check(z.minLength(1), z.maxLength(10));

/** The results that a player doesn't want to see before they choose to: of all matches, or of those of some clubs. */
export const hiddenResultsChoice = z.object({
  all: z.boolean(),
  clubs: z.array(clubCode).check(z.maxLength(HIDDEN_CLUBS_MAX)),
});
export type HiddenResultsChoice = z.infer<typeof hiddenResultsChoice>;

/** The choice, and which of its results the player has seen by now. */
export const hiddenResults = z.object({
  all: flag,
  clubs: innerRows(clubCode, (code) => code),
  since: nullableTime,
  shown: innerRows(id, (matchId) => matchId),
});
export type HiddenResults = z.infer<typeof hiddenResults>;

/** Shows the result of a match. Null: all results of matches that have started by now. */
export const shownResult = z.object({ matchId: z.nullable(id) });
