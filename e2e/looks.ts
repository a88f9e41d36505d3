/** A theme and a width that a journey is made in. */
export type Look = readonly ['dark' | 'light', 320 | 1280];

/** `npm run test:long`: there is time for what takes its time. */
export const isLong = process.env.LOOKS === 'all';

/** What differs most; `npm run test:long` goes through the others, too. */
export const looks = (usual: readonly Look[], others: readonly Look[]): readonly Look[] =>
  isLong ? [...usual, ...others] : usual;
