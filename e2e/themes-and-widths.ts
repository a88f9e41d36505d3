/** A color theme and a viewport width. */
export type ThemeAndWidth = readonly ['dark' | 'light', 320 | 1280];

/** Returns the defaults; `npm run test:long` adds the other combinations. */
export const themesAndWidths = (
  defaults: readonly ThemeAndWidth[],
  additional: readonly ThemeAndWidth[],
): readonly ThemeAndWidth[] => (process.env.LOOKS === 'all' ? [...defaults, ...additional] : defaults);
