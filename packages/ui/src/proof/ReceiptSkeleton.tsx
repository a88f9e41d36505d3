import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import styles from './VerdictPanel.module.css';

/** Placeholder with the dimensions of the verdict, to prevent layout shift. */
export function ReceiptSkeleton() {
  return (
    <Panel tone="quiet" className={styles.panel} aria-hidden>
      <Skeleton width="10rem" height="2rem" />
      <Skeleton width="80%" height="1.5rem" />
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="8rem" height="2.75rem" />
    </Panel>
  );
}
