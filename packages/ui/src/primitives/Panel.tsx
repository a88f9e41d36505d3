import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

export type PanelProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section';
  /** `gold` for a gold match, `quiet` for what says that there is nothing, `danger` for what cannot be undone. */
  tone?: 'accent' | 'gold' | 'quiet' | 'danger';
};

/** The frame of a card: thin lines and two corner brackets. */
export function Panel({ as: Element = 'div', tone = 'accent', className, ...rest }: PanelProps) {
  return <Element {...rest} className={cx(styles.panel, tone !== 'accent' && styles[tone], className)} />;
}
