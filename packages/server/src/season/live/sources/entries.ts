import * as z from 'zod';
import { quoted } from '../../feeds/season-match.ts';
import type { Observed, ObservedProblem } from '../observation.ts';
import { SourceFormatError } from '../source.ts';

const PAGE = 'page';

type EntryReader = (entry: unknown) => Observed['value'];

export const problem = (text: string): ObservedProblem => ({
  kind: 'problem',
  problem: text.replaceAll(/\s+/g, ' ').trim().slice(0, 200),
});

/** Creates a reader of entries in a documented format. An entry in another format becomes a problem. */
export const entryReader =
  <T>(schema: z.ZodType<T>, toValue: (entry: T) => Observed['value']): EntryReader =>
  (entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? toValue(parsed.data) : problem(describe(parsed.error, entry));
  };

/** Reads the entries of a page. An id that is listed twice with different values is a problem instead of a choice. */
export function readEntries(entries: readonly unknown[], read: EntryReader): Observed[] {
  const all = entries.map((entry): Observed => ({ sourceId: idOf(entry) ?? PAGE, value: read(entry) }));
  return [...Map.groupBy(all, ({ sourceId }) => sourceId)].flatMap(([sourceId, own]) => {
    if (sourceId === PAGE) return own;
    const isOne = new Set(own.map((one) => JSON.stringify(one))).size === 1;
    return isOne ? own.slice(0, 1) : [{ sourceId, value: problem('is listed twice with different values') }];
  });
}

/** Parses a page as a whole. Throws a `SourceFormatError` that names the first field that is wrong. */
export function parseWhole<T>(schema: z.ZodType<T>, json: unknown): T {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new SourceFormatError(describe(parsed.error, json));
  return parsed.data;
}

const withId = z.object({ id: z.int().transform(String) });
const idOf = (entry: unknown): string | undefined => withId.safeParse(entry).data?.id;

/** Returns the first wrong field and its value: 'score.fullTime.home is "2"'. */
function describe(error: z.ZodError, value: unknown): string {
  const path = error.issues[0]?.path ?? [];
  const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);
  const field = path.length > 0 ? path.join('.') : 'the entry';
  return found === undefined ? `${field} is missing` : `${field} is ${quoted(found)}`;
}
