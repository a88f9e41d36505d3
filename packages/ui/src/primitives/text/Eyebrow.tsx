import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Eyebrow.module.css';

export type EyebrowProps = ComponentProps<'p'> & {
  /** The element: `h3` for a heading, `span` inside of a line. The default is `p`. */
  as?: 'p' | 'span' | 'h3';
  /** Color of the text. Amber is for gold matches only. */
  tone?: 'gray' | 'amber';
  /** Keeps the case of the text instead of capitalizing it. */
  isVerbatim?: boolean;
};

/** A small, letter-spaced label above content. */
export function Eyebrow({ as: Element = 'p', tone = 'gray', isVerbatim = false, className, ...rest }: EyebrowProps) {
  return (
    <Element
      {...rest}
      className={cx(styles.eyebrow, !isVerbatim && styles.upper, tone === 'amber' && styles.amber, className)}
    />
  );
}
