import { cx } from '../primitives/cx.ts';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import styles from './EdgeTable.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Placeholder for a loading table. */
export function EdgeTableSkeleton() {
  return (
    <div aria-hidden>
      <div className={cx(styles.row, styles.header)} />
      {ROWS.map((row) => (
        <div key={row} className={cx(styles.row, styles.entry)}>
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="3rem" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
