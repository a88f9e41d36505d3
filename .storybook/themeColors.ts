import dark from '@machine/book/static/tokens/dark.tokens.json' with { type: 'json' };
import light from '@machine/book/static/tokens/light.tokens.json' with { type: 'json' };

const colorsOf = ({ color: { mint, gray, ...surfaces } }: typeof dark | typeof light) => ({
  '--accent-11': mint[11].$value.hex,
  '--color-background': surfaces.background.$value.hex,
  '--color-panel-solid': surfaces['panel-solid'].$value.hex,
  '--color-surface': surfaces.surface.$value.hex,
  '--gray-3': gray[3].$value.hex,
  '--gray-5': gray[5].$value.hex,
  '--gray-9': gray[9].$value.hex,
  '--gray-11': gray[11].$value.hex,
  '--gray-12': gray[12].$value.hex,
});

/**
 * The product's colors for Storybook's own UI, which its style sheet doesn't reach. `e2e/published.nightly.test.ts`
 * compares them with those of the page.
 */
export const COLORS = { dark: colorsOf(dark), light: colorsOf(light) };

/** Returns the options of a Storybook theme for one appearance. */
export function themeOf(appearance: keyof typeof COLORS) {
  const color = COLORS[appearance];
  return {
    base: appearance,
    fontBase: '"Geist Variable", system-ui, sans-serif',
    fontCode: '"Geist Mono Variable", ui-monospace, monospace',
    appBorderRadius: 0,
    inputBorderRadius: 0,
    colorPrimary: color['--accent-11'],
    colorSecondary: color['--accent-11'],
    appBg: color['--color-background'],
    appContentBg: color['--color-background'],
    appPreviewBg: color['--color-background'],
    appHoverBg: color['--gray-3'],
    appBorderColor: color['--gray-5'],
    textColor: color['--gray-12'],
    textInverseColor: color['--color-background'],
    textMutedColor: color['--gray-11'],
    barBg: color['--color-panel-solid'],
    barTextColor: color['--gray-11'],
    barHoverColor: color['--accent-11'],
    barSelectedColor: color['--accent-11'],
    inputBg: color['--color-surface'],
    inputBorder: color['--gray-9'],
    inputTextColor: color['--gray-12'],
  };
}
