import { Flex, Skeleton } from '@radix-ui/themes';
import styles from './MatchRow.module.css';

/** Placeholder with the dimensions of a list of matches, to prevent layout shift. */
export const MatchRowSkeletons = ({ count = 6 }: { count?: number }) => (
  <div>
    {Array.from({ length: count }, (_, row) => (
      <MatchRowSkeleton key={row} />
    ))}
  </div>
);

const MatchRowSkeleton = () => (
  <div className={styles.row} aria-hidden>
    <div className={styles.parts}>
      <div className={styles.when}>
        <Skeleton width="4rem" height="1rem" />
      </div>
      <div className={styles.clubs}>
        <Side width="70%" />
        <Side width="55%" />
      </div>
      <div className={styles.call}>
        <Skeleton width="5rem" height="1rem" />
      </div>
      <div className={styles.own}>
        <Flex gap="1">
          <Skeleton minWidth="4rem" width="100%" height="2.5rem" />
          <Skeleton minWidth="4rem" width="100%" height="2.5rem" />
        </Flex>
      </div>
    </div>
  </div>
);

const Side = ({ width }: { width: string }) => (
  <div className={styles.side}>
    <Skeleton width="18px" height="18px" />
    <Skeleton width={width} height="1rem" />
  </div>
);
