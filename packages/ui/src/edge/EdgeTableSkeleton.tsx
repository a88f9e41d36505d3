import { Skeleton } from '@radix-ui/themes';
import { PlayerTableSkeleton } from '../leaderboard/PlayerTableSkeleton.tsx';
import styles from './EdgeTable.module.css';

/** Placeholder for a loading table of players by edge. */
export function EdgeTableSkeleton() {
  return (
    <PlayerTableSkeleton className={styles.table}>
      <Skeleton width="1.25rem" height="1.25rem" />
      <Skeleton width="60%" height="1.25rem" />
      <Skeleton width="3rem" height="1.25rem" />
    </PlayerTableSkeleton>
  );
}
