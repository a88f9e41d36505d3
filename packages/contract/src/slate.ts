import * as z from 'zod/mini';
import { SLATE_MAX_HOURS } from './constants.ts';
import { cardFields, machinePrediction, matchScore, predictionMatch } from './prediction.ts';
import { instant } from './instant.ts';
import { nullableFlag, nullableText, nullableTime, optional, rows, time } from './wire.ts';

/** The state or the end of a match, and who was right. */
export const slateResult = z.object({
  ...matchScore,
  clock: nullableText,
  isMachineCorrect: nullableFlag,
  isUserCorrect: nullableFlag,
  starsDelta: optional(z.nullable(z.number())),
  asOf: optional(time),
});
export type SlateResult = z.infer<typeof slateResult>;

/** A predicted match, as its card shows it, without injuries and reasons. */
export const slateEntry = z.object({
  match: predictionMatch,
  prediction: machinePrediction,
  ...cardFields,
  result: optional(slateResult),
});
export type SlateEntry = z.infer<typeof slateEntry>;

/** The predictions of the matches that start in a period, by start. */
export const slate = z.object({ entries: rows(slateEntry, ({ match }) => match.id), nextPredictionAt: nullableTime });
export type Slate = z.infer<typeof slate>;

const HOUR_MS = 60 * 60_000;

/** The period: from the start of a day in the viewer's time zone to its end, which is not part of it. */
export const slateQuery = z.object({ from: instant(), to: instant() }).check(
  z.refine(({ from, to }) => {
    const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
    return hours > 0 && hours <= SLATE_MAX_HOURS;
  }, `"to" must be at most ${SLATE_MAX_HOURS} hours after "from".`),
);
