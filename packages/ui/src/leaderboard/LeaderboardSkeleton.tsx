import { cx } from '../primitives/cx.ts';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import styles from './LeaderboardTable.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Placeholder for a loading leaderboard. */
export function LeaderboardSkeleton() {
  return (
    <div aria-hidden>
      <div className={cx(styles.row, styles.header)} />
      {ROWS.map((row) => (
        <div key={row} className={cx(styles.row, styles.entry)}>
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="100%" height="1.125rem" />
          <Skeleton width="80%" height="1.25rem" />
          <Skeleton width="100%" height="1.5rem" />
          <div className={styles.tags}>
            <Skeleton width="60%" height="1.125rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
