import * as z from 'zod/mini';

/**
 * The building blocks of every schema. Answers are read tolerantly: unknown fields are ignored, unknown enum values
 * pass as given, a bad field takes its default, a bad row of a list is dropped and reported. Only a wrong outermost
 * type is an error (RELIABILITY.md R5).
 */

/** What a tolerant reading left out or replaced: where it stood and why. */
export type Dropped = { what: 'row' | 'field'; reason: string };
export type ReportDropped = (dropped: Dropped) => void;

let report: ReportDropped = () => {};

/** Runs a synchronous parse and hands every dropped row and replaced field to `onDropped`. */
export function withReport<T>(onDropped: ReportDropped, parse: () => T): T {
  const before = report;
  report = onDropped;
  try {
    return parse();
  } finally {
    report = before;
  }
}

/** A field that is replaced by `fallback` when it is missing or of the wrong type. */
/* @__NO_SIDE_EFFECTS__ */
export const field = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z.catch(schema, ({ value, error }) => {
    if (value !== undefined && value !== null) report({ what: 'field', reason: firstIssue(error) });
    return fallback as z.input<S> & z.output<S>;
  });

/** A list whose bad rows are dropped one by one; of rows with the same `keyOf` the first is kept. */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <S extends z.ZodMiniType>(schema: S, keyOf?: (row: z.output<S>) => string) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => {
      const seen = new Set<string>();
      const kept: z.output<S>[] = [];
      for (const value of values) {
        const parsed = z.safeParse(schema, value);
        if (!parsed.success) {
          report({ what: 'row', reason: firstIssue(parsed.error) });
          continue;
        }
        const key = keyOf?.(parsed.data);
        if (key !== undefined && seen.has(key)) {
          report({ what: 'row', reason: `id ${key} stands twice` });
          continue;
        }
        if (key !== undefined) seen.add(key);
        kept.push(parsed.data);
      }
      return kept;
    }),
  );

/** The same, for a list inside an answer: when it is no list at all, it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const innerRows = <S extends z.ZodMiniType>(schema: S, keyOf?: (row: z.output<S>) => string) =>
  field(rows(schema, keyOf), []);

/** Ids may travel as numbers or strings; on this side they are strings. */
export const id = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** An id that a server may leave out. */
export const maybeId = field(z.nullable(id), null);

export const text = field(z.string(), '');
export const maybeText = field(z.nullable(z.string()), null);
export const count = field(z.number(), 0);
export const maybeNumber = field(z.nullable(z.number()), null);
export const flag = field(z.boolean(), false);
export const maybeFlag = field(z.nullable(z.boolean()), null);

/** ISO 8601 with an offset, as sent; the one who shows it copes with an invalid one. */
export const time = field(z.string(), '');

/** A value of a known list or, because servers grow, any other text: shown as given. */
export type Open<Known extends string> = Known | (string & Record<never, never>);
/* @__NO_SIDE_EFFECTS__ */
export const open = <Known extends string>(fallback: Open<Known>) =>
  field(z.string() as unknown as z.ZodMiniType<Open<Known>, string>, fallback);

export const byId = (row: { id: string }) => row.id;

export function firstIssue(error: Pick<z.core.$ZodError, 'issues'>): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'value'}: ${issue.message}` : 'unreadable';
}
