import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import styles from './ThreadList.module.css';

/** Placeholder for loading conversations. */
export function ThreadListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.item}>
          <div className={styles.row}>
            <Skeleton width="48px" height="48px" />
            <div className={styles.text}>
              <Skeleton width={width} height="20px" />
              <Skeleton width="80%" height="18px" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['42%', '60%', '36%', '50%'];
