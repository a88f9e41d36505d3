import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import styles from './SeasonReport.module.css';

/** Placeholder for a loading record. */
export function RecordSkeleton() {
  return (
    <Panel className={styles.report}>
      <div className={styles.head}>
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="80%" height="2.25rem" />
        <Skeleton width="70%" height="1.5rem" />
      </div>
      <Skeleton height="10rem" />
      <div className={styles.pair}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </Panel>
  );
}
