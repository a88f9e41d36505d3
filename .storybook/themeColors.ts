/**
 * Copies of the product's color tokens for Storybook's own UI, which the product's style sheet doesn't reach.
 * `e2e/published.nightly.test.ts` compares them with the real tokens.
 */
export const COLORS = {
  dark: {
    '--accent-11': '#58d5ba',
    '--color-background': '#0b0d0c',
    '--color-panel-solid': '#101412',
    '--color-surface': '#0b0f0d',
    '--gray-3': '#202221',
    '--gray-5': '#2e3130',
    '--gray-9': '#63706b',
    '--gray-11': '#adb5b2',
    '--gray-12': '#eceeed',
  },
  light: {
    '--accent-11': '#027864',
    '--color-background': '#f7faf8',
    '--color-panel-solid': '#fff',
    '--color-surface': '#fff',
    '--gray-3': '#eef1f0',
    '--gray-5': '#dfe2e0',
    '--gray-9': '#868e8b',
    '--gray-11': '#5f6563',
    '--gray-12': '#1a211e',
  },
} as const;

const FONTS_AND_RADII = {
  fontBase: '"Geist Variable", system-ui, sans-serif',
  fontCode: '"Geist Mono Variable", ui-monospace, monospace',
  appBorderRadius: 0,
  inputBorderRadius: 0,
};

/** Returns the options of a Storybook theme for one appearance. */
export function themeOf(appearance: keyof typeof COLORS) {
  const color = COLORS[appearance];
  return {
    ...FONTS_AND_RADII,
    base: appearance,
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
