import type { ButtonProps as ThemedButtonProps } from '@radix-ui/themes';

export type ButtonLook = {
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** `accent` is the one thing to do, `gray` all else, `danger` what disagrees or destroys. */
  tone?: 'accent' | 'gray' | 'danger';
  size?: '1' | '2' | '3' | '4';
};

type Themed = Pick<ThemedButtonProps, 'variant' | 'color' | 'highContrast' | 'size'>;

/** On a soft or solid ground tomato and gray carry text at 4.5:1 only in high contrast. */
export const themed = ({ variant = 'solid', tone = 'accent', size = '2' }: ButtonLook): Themed => {
  if (tone === 'danger') return { variant, size, color: 'tomato', highContrast: variant !== 'outline' };
  if (tone === 'gray') return { variant, size, color: 'gray', highContrast: true };
  return { variant, size };
};
