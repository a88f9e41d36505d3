import { Panel } from '../primitives/Panel.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import numbers from './ProfileNumbers.module.css';
import styles from './ProfileSkeleton.module.css';
import screen from './ProfileScreen.module.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** The shape of a profile that is on its way, below its head. */
export function ProfileSkeleton() {
  return (
    <>
      <Panel className={numbers.numbers} aria-hidden>
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
    <div className={numbers.cell}>
      <Skeleton width="64px" height="16px" />
      <Skeleton className={styles.number} height={isLow ? '25px' : '58px'} />
    </div>
  );
}

function Rows({ isTall = false }: { isTall?: boolean }) {
  return (
    <div className={styles.rows}>
      <Skeleton width="140px" height="24px" />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.row} height={isTall ? '56px' : '24px'} />
      ))}
    </div>
  );
}
