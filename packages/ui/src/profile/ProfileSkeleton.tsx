import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import stats from './stats/ProfileStats.module.css';
import styles from './ProfileSkeleton.module.css';
import screen from './ProfileScreen.module.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** Placeholder for a loading profile, below the header. */
export function ProfileSkeleton() {
  return (
    <>
      <Panel className={stats.stats} aria-hidden>
        <Cell />
        <Cell />
        <Cell isLow />
      </Panel>
      <div className={screen.columns} aria-hidden>
        <Rows />
        <Rows isTall />
      </div>
    </>
  );
}

function Cell({ isLow = false }: { isLow?: boolean }) {
  return (
    <div className={stats.cell}>
      <Skeleton width="4rem" height="1rem" />
      <Skeleton className={styles.number} height={isLow ? '1.5625rem' : '3.625rem'} />
    </div>
  );
}

function Rows({ isTall = false }: { isTall?: boolean }) {
  return (
    <div className={styles.rows}>
      <Skeleton width="8.75rem" height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.row} height={isTall ? '3.5rem' : '1.5rem'} />
      ))}
    </div>
  );
}
