import * as z from 'zod/mini';

/**
 * Building blocks for the schemas. Responses are parsed leniently: unknown fields are ignored, unknown enum values pass
 * unchanged, an invalid field takes its default, and an invalid list row is dropped and reported. Only a wrong
 * top-level type is an error.
 */

/** A row that was dropped or a field that was replaced, and why. */
export type ParseIssue = { kind: 'row' | 'field'; reason: string };
export type ReportIssue = (dropped: ParseIssue) => void;

let report: ReportIssue = () => {};

/** Runs a synchronous parse and reports every dropped row and replaced field to `onIssue`. */
export function withIssueReporter<T>(onIssue: ReportIssue, parse: () => T): T {
  const previous = report;
  report = onIssue;
  try {
    return parse();
  } finally {
    report = previous;
  }
}

/** A field that takes `fallback` when it is missing or of the wrong type. */
/* @__NO_SIDE_EFFECTS__ */
export const field = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z.catch(schema, ({ value, error }) => {
    if (value !== undefined && value !== null) report({ kind: 'field', reason: firstIssue(error) });
    return fallback as z.input<S> & z.output<S>;
  });

/** A list whose invalid rows are dropped. Of several rows with the same `keyOf`, the first one wins. */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <S extends z.ZodMiniType>(schema: S, keyOf?: (row: z.output<S>) => string) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => {
      const seen = new Set<string>();
      const valid: z.output<S>[] = [];
      for (const value of values) {
        const parsed = z.safeParse(schema, value);
        if (!parsed.success) {
          report({ kind: 'row', reason: firstIssue(parsed.error) });
          continue;
        }
        const key = keyOf?.(parsed.data);
        if (key !== undefined && seen.has(key)) {
          report({ kind: 'row', reason: `duplicate id ${key}` });
          continue;
        }
        if (key !== undefined) seen.add(key);
        valid.push(parsed.data);
      }
      return valid;
    }),
  );

/** Like `rows`, for a nested list: anything that is not a list becomes an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const innerRows = <S extends z.ZodMiniType>(schema: S, keyOf?: (row: z.output<S>) => string) =>
  field(rows(schema, keyOf), []);

/** Servers may send ids as numbers or strings; parsed ids are always strings. */
export const id = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

export const nullableId = field(z.nullable(id), null);

export const text = field(z.string(), '');
export const nullableText = field(z.nullable(z.string()), null);
export const count = field(z.number(), 0);
export const nullableNumber = field(z.nullable(z.number()), null);
export const flag = field(z.boolean(), false);
export const nullableFlag = field(z.nullable(z.boolean()), null);

/** ISO 8601 with an offset. Not validated: the code that formats it handles invalid values. */
export const time = field(z.string(), '');

/** A known value or any other string: newer servers may send values this client does not know. */
export type Open<Known extends string> = Known | (string & Record<never, never>);
/* @__NO_SIDE_EFFECTS__ */
export const open = <Known extends string>(fallback: Open<Known>) =>
  field(z.string() as unknown as z.ZodMiniType<Open<Known>, string>, fallback);

export const byId = (row: { id: string }) => row.id;

export function firstIssue(error: Pick<z.core.$ZodError, 'issues'>): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'value'}: ${issue.message}` : 'invalid value';
}
