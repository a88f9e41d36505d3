/** A page of a list, and its last row if there are more. */
export type Page<Row> = { rows: Row[]; last: Row | undefined };

/** Returns the first `max` of the rows, of which the caller has read one more if there are more. */
export const pageOf = <Row>(rows: Row[], max: number): Page<Row> =>
  rows.length > max ? { rows: rows.slice(0, max), last: rows[max - 1] } : { rows, last: undefined };
