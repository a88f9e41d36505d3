/** A theme and a width that a journey is made in. */
export type Look = readonly ['dark' | 'light', 320 | 1280];

/** What differs most; `npm run test:long` goes through the others, too. */
export const looks = (usual: readonly Look[], others: readonly Look[]): readonly Look[] =>
  process.env.LOOKS === 'all' ? [...usual, ...others] : usual;
