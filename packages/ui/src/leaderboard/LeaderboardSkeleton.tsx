import { Skeleton } from '@radix-ui/themes';
import styles from './LeaderboardTable.module.css';
import { PlayerTableSkeleton } from './PlayerTableSkeleton.tsx';

/** Placeholder for a loading leaderboard. */
export function LeaderboardSkeleton() {
  return (
    <PlayerTableSkeleton className={styles.table}>
      <Skeleton width="1.25rem" height="1.25rem" />
      <Skeleton width="100%" height="1.125rem" />
      <Skeleton width="80%" height="1.25rem" />
      <Skeleton width="100%" height="1.5rem" />
      <div className={styles.tags}>
        <Skeleton width="60%" height="1.125rem" />
      </div>
    </PlayerTableSkeleton>
  );
}
