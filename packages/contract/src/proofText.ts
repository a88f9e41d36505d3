import * as z from 'zod/mini';
import { pickChoice } from './prediction.ts';

/*
 * Reads the texts in a receipt, whose exact bytes count (docs/proof.md). Unlike answers of a server, they are parsed
 * strictly, because a proof has no fallbacks.
 */

const gameTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const exactStakes = z.object({ agree: z.number(), disagree: z.number() });

/** The fields of a prediction's entry that a receipt is checked by. It has others, too. */
const predictionEntry = z.object({
  v: z.literal(1),
  kind: z.literal('prediction'),
  at: gameTime,
  match: z.object({ id: z.string(), homeTeam: z.string(), awayTeam: z.string() }),
  stakes: exactStakes,
  text: z.string(),
});
export type PredictionEntry = z.infer<typeof predictionEntry>;

/** The text of a signed pick, without any other fields. */
const signedPick = z.object({
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

/** Parses JSON as the schema says. Returns null for anything else. */
function parseJson<S extends z.ZodMiniType>(schema: S, text: string): { value: unknown; data: z.output<S> } | null {
  try {
    const value: unknown = JSON.parse(text);
    const parsed = z.safeParse(schema, value);
    return parsed.success ? { value, data: parsed.data } : null;
  } catch {
    return null;
  }
}

/** Returns the prediction of an entry; null if it isn't the canonical JSON of one. */
export function parsePredictionEntry(entry: string): PredictionEntry | null {
  const parsed = parseJson(predictionEntry, entry);
  return parsed && canonicalJson(parsed.value) === entry ? parsed.data : null;
}

/** Returns what a signed pick says; null if it isn't the canonical JSON of that. */
export function parseSignedPick(statement: string): SignedPick | null {
  const parsed = parseJson(signedPick, statement);
  return parsed && canonicalJson(parsed.data) === statement ? parsed.data : null;
}

/** Returns an entry with another text. */
export const withEntryText = (entry: string, text: string): string =>
  canonicalJson({ ...(JSON.parse(entry) as object), text });
