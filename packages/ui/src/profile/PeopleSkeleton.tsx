import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './PeopleSkeleton.module.css';

export type PeopleSkeletonProps = {
  /** Rows with achievements below the name, as in the search. */
  isTall?: boolean;
};

/** The shape of a few rows of players that are on their way. */
export function PeopleSkeleton({ isTall = false }: PeopleSkeletonProps) {
  return (
    <div className={styles.rows} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.row} data-tall={isTall || undefined}>
          <Skeleton width={width} height="20px" />
          {isTall && <Skeleton width="55%" height="18px" />}
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['72%', '60%', '66%'];
