import * as z from 'zod/mini';
import { pickChoice } from './prediction.ts';

/*
 * Reads the texts in a receipt, whose exact bytes count (docs/proof.md). Unlike answers of a server, they are parsed
 * strictly, because a proof has no fallbacks.
 */

const gameTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const stars = z.int().check(z.minimum(0));
const exactStakes = z.strictObject({ agree: stars, disagree: stars });

/** The fields of a prediction's entry that a receipt is checked by. */
const predictionEntry = z.looseObject({
  v: z.literal(1),
  kind: z.literal('prediction'),
  at: gameTime,
  match: z.looseObject({ id: z.string(), homeTeam: z.string(), awayTeam: z.string() }),
  stakes: exactStakes,
  text: z.string(),
});
export type PredictionEntry = z.infer<typeof predictionEntry>;

/** The text of a signed pick. */
const signedPick = z.strictObject({
  v: z.literal(1),
  kind: z.literal('pick'),
  leaf: z.string(),
  matchId: z.string(),
  userId: z.string(),
  choice: pickChoice,
  stakes: exactStakes,
  at: gameTime,
  startTime: gameTime,
});
export type SignedPick = z.infer<typeof signedPick>;

/** Returns JSON with sorted keys and without spaces. For what the log contains, that is the form of RFC 8785. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Parses a text that is the canonical JSON of what the schema describes. Returns null for any other. */
function parseCanonical<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    const value: unknown = JSON.parse(text);
    const parsed = z.safeParse(schema, value);
    return parsed.success && canonicalJson(value) === text ? parsed.data : null;
  } catch {
    return null;
  }
}

export const parsePredictionEntry = (entry: string): PredictionEntry | null => parseCanonical(predictionEntry, entry);
export const parseSignedPick = (statement: string): SignedPick | null => parseCanonical(signedPick, statement);
