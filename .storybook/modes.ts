/** The viewports screens are reviewed in. Designs start at 360 px. */
export const VIEWPORTS = {
  phone320: { name: 'Narrow phone 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
  phone375: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
} as const;

/** The globals of a visual snapshot. */
export type Mode = { appearance: string; viewport: keyof typeof VIEWPORTS };

/** The modes of visual snapshots, both local and on Chromatic. */
const MODES: Record<string, Mode> = {
  'dark-desktop': { appearance: 'dark', viewport: 'desktop' },
  'light-desktop': { appearance: 'light', viewport: 'desktop' },
  'dark-phone': { appearance: 'dark', viewport: 'phone' },
};

/** A story with the globals that it sets itself. */
export type CapturedStory = {
  tags?: readonly string[];
  storyGlobals?: { appearance?: string; viewport?: { value?: string } };
};

/** Returns whether a story is captured. The tag `no-visual` is for stories that look the same as another one. */
export const isCaptured = ({ tags }: CapturedStory) => !tags?.includes('no-visual');

/** Returns the modes a story is captured in. Of modes that its own globals make equal, only the first is not disabled. */
export function modesOf({ storyGlobals = {} }: CapturedStory): Record<string, Mode | { disable: true }> {
  const seen = new Set<string>();
  return Object.fromEntries(
    Object.entries(MODES).map(([name, mode]) => {
      const own = {
        appearance: storyGlobals.appearance ?? mode.appearance,
        viewport: (storyGlobals.viewport?.value ?? mode.viewport) as Mode['viewport'],
      };
      const isFirst = seen.size < seen.add(JSON.stringify(own)).size;
      return [name, isFirst ? own : { disable: true }];
    }),
  );
}
