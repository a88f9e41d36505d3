import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Told.module.css';

export type ToldProps = {
  tone: 'done' | 'failed';
  children: ReactNode;
};

/** How something went, told where it was done and without interrupting. It is there before it has words. */
export function Told({ tone, children }: ToldProps) {
  return <output className={cx(styles.told, styles[tone])}>{children}</output>;
}
