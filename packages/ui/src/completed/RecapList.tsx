import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { LongList } from '../list/LongList.tsx';
import styles from './RecapList.module.css';

export type RecapListProps = { rows: readonly string[]; hasBullets?: boolean };

const ROW_HEIGHT = 32;

/** Virtualized list of short texts. */
export const RecapList = ({ rows, hasBullets = false }: RecapListProps) => (
  <LongList rows={rows} rowHeight={ROW_HEIGHT} className={cx(hasBullets && styles.bullets)} rowClassName={styles.row}>
    {(row) => <UserText lines={3}>{row}</UserText>}
  </LongList>
);
