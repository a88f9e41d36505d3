import { cx } from './cx.ts';

export type ButtonStyle = {
  /**
   * `solid`, unless said otherwise, for the one thing that a screen is about; `soft` and `outline` for what stands
   * beside it, `ghost` for bars and rows.
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** `accent`, unless said otherwise, for the one thing to do, `gray` for all else, `danger` for what disagrees or destroys. */
  tone?: 'accent' | 'gray' | 'danger';
  /** `2`, unless said otherwise; `3` for what stands by itself, `4` for the pick, `1` for tags. */
  size?: '1' | '2' | '3' | '4';
};

/** The sheet's own names, whole, so that a search and the build's purge find them. */
const VARIANTS = {
  solid: 'rt-variant-solid',
  soft: 'rt-variant-soft',
  outline: 'rt-variant-outline',
  ghost: 'rt-variant-ghost',
} as const;
const SIZES = { '1': 'rt-r-size-1', '2': 'rt-r-size-2', '3': 'rt-r-size-3', '4': 'rt-r-size-4' } as const;
const COLORS = { accent: '', gray: 'gray', danger: 'tomato' } as const;

/** The accent carries text as it is. So does tomato on the page's own ground, and then it shows its color. */
const needsContrast = (variant: keyof typeof VARIANTS, tone: keyof typeof COLORS) =>
  tone === 'gray' || (tone === 'danger' && variant !== 'outline');

/** What makes an element look like a button of Radix Themes (docs/decisions/0007). */
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
