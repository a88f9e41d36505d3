import type { Target } from './capture.ts';

/** The settings of a run for Playwright; `visual.ts` writes it to a file, whose path is in VISUAL_RUN. */
export type Run = {
  /** The address of a built Storybook. */
  url: string;
  targets: Target[];
  /** The folder of the pictures of the base. */
  pictures: string;
  /** True if the pictures are taken; else they are compared. */
  isBase: boolean;
  report: string;
};
