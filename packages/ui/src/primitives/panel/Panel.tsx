import { Card, type CardProps } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Panel.module.css';

export type PanelProps = ComponentProps<'div'> & {
  /** Padding on Radix' scale, 1 to 5. The default is 2. */
  size?: CardProps['size'];
  /** The element: an `article` is self-contained, a `section` has a heading. */
  as?: 'div' | 'article' | 'section';
  /** `gold` for a gold match, `quiet` for empty and error states, `danger` for what can't be undone. */
  tone?: 'accent' | 'gold' | 'quiet' | 'danger';
};

/** A surface framed by corner brackets, in the shape of `[ ]`: a card, a section, a dialog. */
export function Panel({ as: Element = 'div', size = '2', tone = 'accent', className, children, ...rest }: PanelProps) {
  return (
    <Card asChild size={size} className={className}>
      <Element {...rest}>
        <span className={cx(styles.brackets, styles[tone])} aria-hidden />
        {children}
      </Element>
    </Card>
  );
}
