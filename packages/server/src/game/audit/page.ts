/** Returns the first `max` rows, and the last of them if there are more: the caller has read one more then. */
export const pageOf = <Row>(rows: Row[], max: number) =>
  rows.length > max ? { rows: rows.slice(0, max), last: rows[max - 1] } : { rows, last: undefined };
