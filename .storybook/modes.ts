import type { VIEWPORTS } from './viewports.ts';

/** The globals of a picture. */
export type Mode = { appearance: string; viewport: keyof typeof VIEWPORTS };

/**
 * The modes that each story is pictured in, on Chromatic and by `npm run visual`. A story that sets a global, such as its
 * viewport, is pictured with it. With `parameters.chromatic.modes` it adds a mode, or leaves one out by `disable`.
 */
export const MODES = {
  'dark phone': { appearance: 'dark', viewport: 'phone' },
  'dark desktop': { appearance: 'dark', viewport: 'desktop' },
  'light desktop': { appearance: 'light', viewport: 'desktop' },
} as const satisfies Record<string, Mode>;
