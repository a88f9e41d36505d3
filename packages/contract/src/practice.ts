import * as z from 'zod/mini';
import { machinePick, machinePrediction, predictionMatch } from './prediction.ts';
import { count, innerRows, open, rows, text } from './wire.ts';

const formResult = open(['W', 'D', 'L'], '');

/** A real match that was played long ago, to practice on. Its pick counts for nothing, so the result is no secret. */
export const practiceMatch = z.object({
  match: predictionMatch,
  /** Made only from matches that had ended before this one started. */
  prediction: machinePrediction,
  /** The results of the last five matches of each club, oldest first. */
  form: z.object({ home: innerRows(formResult), away: innerRows(formResult) }),
  /** The main reasons for the prediction. */
  bullets: innerRows(z.string()),
  result: z.object({
    outcome: machinePick,
    scoreHome: count,
    scoreAway: count,
    /** '2024-01-05', at the venue. */
    date: text,
    /** '2023-24'. */
    season: text,
  }),
});
export type PracticeMatch = z.infer<typeof practiceMatch>;
export const practiceMatches = rows(practiceMatch, ({ match }) => match.id);
