import { cx } from '../cx.ts';

export type ButtonStyle = {
  /** `solid` (the default) for the main action, `soft` and `outline` for secondary ones, `ghost` for bars and rows. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** `accent` (the default) for the main action, `gray` for others, `danger` for disagreeing and destructive actions. */
  tone?: 'accent' | 'gray' | 'danger';
  /** `2` is the default; `3` for standalone buttons, `4` for picks, `1` for tags. */
  size?: '1' | '2' | '3' | '4';
};

/** Complete class names, so that a search and the build's CSS purge find them. */
const VARIANTS = {
  solid: 'rt-variant-solid',
  soft: 'rt-variant-soft',
  outline: 'rt-variant-outline',
  ghost: 'rt-variant-ghost',
} as const;
const SIZES = { '1': 'rt-r-size-1', '2': 'rt-r-size-2', '3': 'rt-r-size-3', '4': 'rt-r-size-4' } as const;
const COLORS = { accent: '', gray: 'gray', danger: 'tomato' } as const;

/** Accent text has enough contrast as it is, and so does tomato on the page background. */
const needsContrast = (variant: keyof typeof VARIANTS, tone: keyof typeof COLORS) =>
  tone === 'gray' || (tone === 'danger' && variant !== 'outline');

/** Returns the props that make an element look like a Radix Themes button (docs/decisions/0007). */
export const buttonStyleProps = (
  { variant = 'solid', tone = 'accent', size = '2' }: ButtonStyle,
  ...more: (string | undefined)[]
) => ({
  className: cx(
    'rt-reset rt-BaseButton rt-Button',
    SIZES[size],
    VARIANTS[variant],
    needsContrast(variant, tone) && 'rt-high-contrast',
    ...more,
  ),
  'data-accent-color': COLORS[tone],
});
