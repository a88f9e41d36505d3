import { Reset } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Rows.module.css';

/** `isTopped`: the first row has a line, too, as below a heading or in columns. */
export type RowsProps = ComponentProps<'ul'> & { isTopped?: boolean };

/** A list with lines between its rows. */
export const Rows = ({ isTopped = false, className, ...list }: RowsProps) => (
  <Reset>
    <ul {...list} className={cx(styles.rows, isTopped && styles.topped, className)} />
  </Reset>
);
