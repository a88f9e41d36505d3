import { Skeleton } from '@radix-ui/themes';
import styles from './ThreadList.module.css';

/** Placeholder for loading conversations. */
export function ThreadListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.item}>
          <div className={styles.row}>
            <Skeleton width="3rem" height="3rem" />
            <div className={styles.text}>
              <Skeleton width={width} height="1.25rem" />
              <Skeleton width="80%" height="1.125rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['42%', '60%', '36%', '50%'];
