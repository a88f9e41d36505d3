import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/UserText.tsx';
import { useLongList } from '../primitives/useLongList.ts';
import styles from './RecapList.module.css';

export type RecapListProps = { rows: readonly string[]; hasBullets?: boolean };

const ROW_HEIGHT = 32;

/** Short texts, one a row. */
export function RecapList({ rows, hasBullets = false }: RecapListProps) {
  const { listRef, indexes, before, after, measureRow } = useLongList<HTMLUListElement>(rows.length, ROW_HEIGHT);
  return (
    <ul
      ref={listRef}
      className={cx(styles.list, hasBullets && styles.bullets)}
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {indexes.map((index) => (
        <li key={index} ref={measureRow} data-index={index} className={styles.row}>
          <UserText lines={3}>{rows[index] ?? ''}</UserText>
        </li>
      ))}
    </ul>
  );
}
