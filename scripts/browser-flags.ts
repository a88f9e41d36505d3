/** A browser that is driven by a test, also as root and in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same, where each pixel counts: every tile is painted whole and in one order, and letters and colours are no machine's own. */
export const PICTURE_FLAGS = [
  ...BROWSER_FLAGS,
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
