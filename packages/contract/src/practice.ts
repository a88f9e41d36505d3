import * as z from 'zod/mini';
import { machinePick, machinePrediction, predictionMatch } from './prediction.ts';
import { count, innerRows, open, rows, text } from './wire.ts';

const formResult = open(['W', 'D', 'L'], '');

/** A real match that was played long ago, to practice on. Its pick counts for nothing, so the result is no secret. */
export const practiceMatch = z.object({
  match: predictionMatch,
  prediction: machinePrediction,
  form: z.object({ home: innerRows(formResult), away: innerRows(formResult) }),
  bullets: innerRows(z.string()),
  result: z.object({ outcome: machinePick, scoreHome: count, scoreAway: count, date: text, season: text }),
});
export type PracticeMatch = z.infer<typeof practiceMatch>;
export const practiceMatches = rows(practiceMatch, ({ match }) => match.id);
