import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import styles from './NotificationsPanel.module.css';

export type NotificationsSkeletonProps = { isSlow?: boolean };

/** The loading state of the notifications panel. */
export function NotificationsSkeleton({ isSlow = false }: NotificationsSkeletonProps) {
  return (
    <>
      <div className={styles.head}>
        <output className={styles.hint}>{isSlow ? 'Still loading…' : 'Loading...'}</output>
      </div>
      <div className={styles.box} aria-hidden>
        {WIDTHS.map((width) => (
          <div key={width} className={styles.item}>
            <span />
            <div className={styles.content}>
              <Skeleton width="88px" height="14px" />
              <Skeleton width={width} height="18px" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const WIDTHS = ['84%', '62%', '74%'];
