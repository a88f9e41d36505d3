import * as z from 'zod/mini';

/**
 * Building blocks for the schemas. Responses are parsed leniently: unknown fields are ignored, unknown enum values pass
 * unchanged, an invalid field takes its default, and an invalid list row is dropped and reported. Only a wrong
 * top-level type is an error.
 *
 * Each block also holds what a server must send: the schema inside of `z.catch`, or the first schema of a pipe.
 * `openapi/strict.ts` reads it from there.
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

type CatchContext = { value: unknown; error: Pick<z.core.$ZodError, 'issues'> };

const reportField = ({ value, error }: CatchContext) => {
  if (value !== undefined && value !== null) report({ kind: 'field', reason: firstIssue(error) });
};

/** A field that takes `fallback` when it is missing or of the wrong type. */
/* @__NO_SIDE_EFFECTS__ */
export const field = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z.catch(schema, (context) => {
    reportField(context);
    return fallback as z.input<S> & z.output<S>;
  });

/** A field that servers may leave out. Other fields are missing only by mistake, and then take their fallback, too. */
/* @__NO_SIDE_EFFECTS__ */
export const omittable = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z._default(schema, fallback as never);

/** A field that servers may leave out and that has no fallback: what it describes is then not shown. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <S extends z.ZodMiniType>(schema: S) => field(z.optional(schema), undefined);

/** A list whose invalid rows are dropped. Of several rows with the same `keyOf`, the first one wins. */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <S extends z.ZodMiniType>(schema: S, keyOf?: (row: z.output<S>) => string) =>
  z.pipe(
    z.array(
      z.catch(schema, ({ error }) => {
        report({ kind: 'row', reason: firstIssue(error) });
        return undefined as never;
      }),
    ),
    z.transform((valid: z.output<S>[]) => {
      const seen = new Set<string>();
      return valid.filter((row) => {
        if (row === undefined) return false;
        const key = keyOf?.(row);
        if (key === undefined) return true;
        if (seen.has(key)) report({ kind: 'row', reason: `duplicate id ${key}` });
        return seen.size < seen.add(key).size;
      });
    }),
  );

/** Like `rows`, for a nested list: anything that is not a list becomes an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const innerRows = <S extends z.ZodMiniType>(schema: S, keyOf?: (row: z.output<S>) => string) =>
  field(rows(schema, keyOf), []);

/** Servers may send ids as numbers or strings; parsed ids are always strings. */
export const id = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** A field that may be null, and is when it is missing or of the wrong type. */
/* @__NO_SIDE_EFFECTS__ */
export const nullable = <S extends z.ZodMiniType>(schema: S) => field(z.nullable(schema), null);

export const text = field(z.string(), '');
export const nullableText = nullable(z.string());
/** A whole number, 0 or more. */
export const count = field(z.number(), 0);
/** Stars: 0 or more, with at most one decimal. */
export const stars = field(z.number(), 0);
/** 0 to 100. */
export const percent = field(z.number(), 0);
export const nullablePercent = nullable(z.number());
export const nullableNumber = nullable(z.number());
export const flag = field(z.boolean(), false);
export const nullableFlag = nullable(z.boolean());

/** ISO 8601 with an offset. Not validated: the code that formats it handles invalid values. */
export const time = field(z.string(), '');
export const nullableTime = nullable(z.string());

/** A known value or any other string: newer servers may send values this client does not know. */
export type Open<Known extends string> = Known | (string & Record<never, never>);
/* @__NO_SIDE_EFFECTS__ */
export const open = <const Known extends string>(known: readonly Known[], fallback: string) =>
  z.catch(z.enum(known) as unknown as z.ZodMiniType<Open<Known>, string>, (context) => {
    if (typeof context.value === 'string') return context.value;
    reportField(context);
    return fallback;
  });

export const byId = (row: { id: string }) => row.id;

export function firstIssue(error: Pick<z.core.$ZodError, 'issues'>): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'value'}: ${issue.message}` : 'invalid value';
}

/** Parses a text; returns null unless it is JSON that matches. */
export function parseJson<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The page of a list. */
export const pageQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
