/** Flags for automated browsers; they also work as root and in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for reproducible screenshots: deterministic tiles, text rendering and colors. */
export const SNAPSHOT_FLAGS = [
  ...BROWSER_FLAGS,
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
