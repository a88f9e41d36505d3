/** JSON as the log writes it. Numbers are finite. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Returns the canonical JSON of a value (RFC 8785): names are sorted, and there is no white space. */
export const canonicalJson = (value: Json): string => JSON.stringify(value, sortNames);

function sortNames(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // By UTF-16 code units, as the standard says.
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
