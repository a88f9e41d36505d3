import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import styles from './ThreadScreen.module.css';

/** Placeholder for loading messages. */
export function ThreadSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width="180px" height="18px" />
          <Skeleton width={width} height="20px" />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['62%', '48%', '80%', '54%'];
