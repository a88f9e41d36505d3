import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

export type PanelProps = ComponentProps<'div'> & {
  /** What it is to those who listen: an `article` makes sense by itself, a `section` has a heading. */
  as?: 'div' | 'article' | 'section';
  /** `gold` for a gold match, `quiet` for what says that there is nothing, `danger` for what cannot be undone. */
  tone?: 'accent' | 'gold' | 'quiet' | 'danger';
};

/** For what belongs together and stands apart: a card, a section, a dialog. */
export function Panel({ as: Element = 'div', tone = 'accent', className, ...rest }: PanelProps) {
  return <Element {...rest} className={cx(styles.panel, tone !== 'accent' && styles[tone], className)} />;
}
