import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import styles from './PlayerTable.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

export type PlayerTableSkeletonProps = {
  /** Sets the columns, as for the `PlayerTable`. */
  className: string | undefined;
  /** The cells of one row. */
  children: ReactNode;
};

/** Placeholder for a loading table of players. */
export function PlayerTableSkeleton({ className, children }: PlayerTableSkeletonProps) {
  return (
    <Panel tone="quiet">
      <div className={cx(styles.table, className)} aria-hidden>
        <div className={cx(styles.row, styles.header)} />
        {ROWS.map((row) => (
          <div key={row} className={cx(styles.row, styles.entry)}>
            {children}
          </div>
        ))}
      </div>
    </Panel>
  );
}
