/** Rounds to one decimal, as servers do. */
export const round = (value: number) => Math.round(value * 10) / 10;
