import styles from './Button.module.css';
import { cx } from '../cx.ts';

export type ButtonStyle = {
  /** `solid` (the default) for the main action, `soft` and `outline` for secondary ones, `ghost` for bars and rows. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** `accent` (the default) for the main action, `gray` for others, `danger` for disagreeing and destructive actions. */
  tone?: 'accent' | 'gray' | 'danger';
  /** `2` is the default; `3` for standalone buttons, `4` for picks, `1` for tags. */
  size?: '1' | '2' | '3' | '4';
};

/** Returns the props that make a React Aria button or link look like a button. */
export const buttonStyleProps = (
  { variant = 'solid', tone = 'accent', size = '2' }: ButtonStyle,
  className: string | undefined,
) => ({
  className: cx(styles.button, className),
  'data-variant': variant,
  'data-tone': tone,
  'data-size': size,
});
