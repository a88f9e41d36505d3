import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Panel.module.css';

export type PanelProps = ComponentProps<'div'> & {
  /** The element: an `article` is self-contained, a `section` has a heading. */
  as?: 'div' | 'article' | 'section';
  /** `gold` for a gold match, `quiet` for empty and error states, `danger` for destructive actions. */
  tone?: 'accent' | 'gold' | 'quiet' | 'danger';
};

/** A framed surface for a card, a section or a dialog. */
export function Panel({ as: Element = 'div', tone = 'accent', className, ...rest }: PanelProps) {
  return <Element {...rest} className={cx(styles.panel, tone !== 'accent' && styles[tone], className)} />;
}
