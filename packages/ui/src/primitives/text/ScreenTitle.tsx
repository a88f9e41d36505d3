import type { ReactNode } from 'react';
import styles from './ScreenTitle.module.css';

export type ScreenTitleProps = { children: ReactNode; lead?: ReactNode; align?: 'center' | 'start' };

/** The `h1` of a screen. Receives focus when the route changes. */
export function ScreenTitle({ children, lead, align = 'center' }: ScreenTitleProps) {
  return (
    <div className={styles.head} data-align={align}>
      <h1 className={styles.title} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
