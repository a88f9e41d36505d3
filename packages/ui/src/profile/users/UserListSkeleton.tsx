import { Skeleton } from '@radix-ui/themes';
import styles from './UserListSkeleton.module.css';

export type UserListSkeletonProps = {
  /** Adds a second line per row for achievements, as in the search. */
  isTall?: boolean;
};

/** Placeholder for a loading list of users. */
export function UserListSkeleton({ isTall = false }: UserListSkeletonProps) {
  return (
    <div className={styles.rows} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.row} data-tall={isTall || undefined}>
          <Skeleton width={width} height="1.25rem" />
          {isTall && <Skeleton width="55%" height="1.125rem" />}
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['72%', '60%', '66%'];
