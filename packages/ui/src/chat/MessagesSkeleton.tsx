import { Skeleton } from '@radix-ui/themes';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import styles from './MessagesSkeleton.module.css';

const WIDTHS = ['72%', '48%', '84%', '60%', '36%'];

/** Placeholder for loading messages, aligned with the end of the list. */
export function MessagesSkeleton({ isSlow = false }: { isSlow?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy>
      {isSlow ? <LoadingStatus isSlow /> : <p className={styles.text}>Loading messages…</p>}
      {WIDTHS.map((width) => (
        <div key={width} className={styles.line}>
          <Skeleton width="7rem" height="1rem" />
          <Skeleton width={width} height="1.125rem" />
        </div>
      ))}
    </div>
  );
}
