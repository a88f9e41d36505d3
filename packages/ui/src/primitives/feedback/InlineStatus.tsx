import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './InlineStatus.module.css';

export type InlineStatusProps = {
  tone: 'done' | 'failed';
  children: ReactNode;
};

/**
 * Shows the result of an action next to its control, announced politely. Rendered while empty, so that screen readers
 * announce a new message.
 */
export function InlineStatus({ tone, children }: InlineStatusProps) {
  return <output className={cx(styles.status, styles[tone])}>{children}</output>;
}
