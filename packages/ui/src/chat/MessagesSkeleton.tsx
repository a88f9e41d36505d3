import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './MessagesSkeleton.module.css';

const WIDTHS = ['72%', '48%', '84%', '60%', '36%'];

/** Messages that are on their way, at the end where they will be read. */
export function MessagesSkeleton({ isSlow = false }: { isSlow?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy>
      {isSlow ? <LoadingStatus isSlow /> : <p className={styles.words}>Loading messages…</p>}
      {WIDTHS.map((width) => (
        <div key={width} className={styles.line}>
          <Skeleton width="112px" height="16px" />
          <Skeleton width={width} height="18px" />
        </div>
      ))}
    </div>
  );
}
