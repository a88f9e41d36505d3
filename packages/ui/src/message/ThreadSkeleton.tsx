import { Skeleton } from '@radix-ui/themes';
import styles from './ThreadScreen.module.css';

/** Placeholder for loading messages. */
export function ThreadSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width="11.25rem" height="1.125rem" />
          <Skeleton width={width} height="1.25rem" />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['62%', '48%', '80%', '54%'];
