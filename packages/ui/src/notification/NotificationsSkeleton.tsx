import { Skeleton } from '@radix-ui/themes';
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
              <Skeleton width="5.5rem" height="0.875rem" />
              <Skeleton width={width} height="1.125rem" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const WIDTHS = ['84%', '62%', '74%'];
