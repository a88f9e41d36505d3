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
          <Skeleton width="20px" height="20px" />
          <Skeleton width="100%" height="18px" />
          <Skeleton width="80%" height="20px" />
          <Skeleton width="100%" height="24px" />
          <div className={styles.tags}>
            <Skeleton width="60%" height="18px" />
          </div>
        </div>
      ))}
    </div>
  );
}
