import { Skeleton } from '@radix-ui/themes';
import { cx } from '../primitives/cx.ts';
import rowStyles from './SlateRow.module.css';
import styles from './SlateList.module.css';
import pickStyles from './SlatePick.module.css';

/** Placeholder with the dimensions of an open row, to prevent layout shift. */
export function SlateRowSkeleton() {
  return (
    <div className={styles.item} aria-hidden>
      <div className={rowStyles.row}>
        <div className={cx(rowStyles.when, styles.lines)}>
          <Skeleton width="4rem" height="1.25rem" />
          <Skeleton width="2rem" height="0.75rem" />
        </div>
        <div className={rowStyles.link}>
          <Team width="70%" />
          <Team width="55%" />
        </div>
        <div className={cx(rowStyles.machine, styles.lines)}>
          <Skeleton width="4rem" height="0.75rem" />
          <Skeleton width="5rem" height="1.25rem" />
        </div>
        <div className={rowStyles.pick}>
          <div className={pickStyles.buttons}>
            <Skeleton className={pickStyles.skeleton} />
            <Skeleton className={pickStyles.skeleton} />
          </div>
        </div>
      </div>
    </div>
  );
}

const Team = ({ width }: { width: string }) => (
  <div className={rowStyles.side}>
    <Skeleton width="1.375rem" height="1.5rem" />
    <Skeleton width={width} height="1.125rem" />
  </div>
);
