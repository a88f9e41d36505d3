import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './InlineStatus.module.css';

export type InlineStatusProps = {
  tone: 'done' | 'failed';
  children: ReactNode;
};

/** How something went, told where it was done and without interrupting. It is there before it has words. */
export function InlineStatus({ tone, children }: InlineStatusProps) {
  return <output className={cx(styles.told, styles[tone])}>{children}</output>;
}
