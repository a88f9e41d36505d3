import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ScreenHeader.module.css';
import { ScreenTitle, type ScreenTitleProps } from './ScreenTitle.tsx';

export type ScreenHeaderProps = Pick<ScreenTitleProps, 'lead'> & {
  title: ReactNode;
  className?: string;
  /** Buttons, tabs or a figure. */
  children?: ReactNode;
};

/** The title of a screen with something at its end, which wraps below it on a phone. */
export function ScreenHeader({ title, lead, className, children }: ScreenHeaderProps) {
  return (
    <div className={cx(styles.header, className)}>
      <ScreenTitle align="start" lead={lead}>
        {title}
      </ScreenTitle>
      {children}
    </div>
  );
}
