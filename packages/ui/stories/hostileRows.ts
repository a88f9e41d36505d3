import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';

/** Returns a copy of a row for each hostile text, which stands in these fields, with an `id` of its own. */
export const hostileRows = <Row extends object>(row: Row, id: keyof Row, ...fields: readonly (keyof Row)[]): Row[] =>
  Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
    ...row,
    ...Object.fromEntries(fields.map((field) => [field, text])),
    [id]: name,
  }));
