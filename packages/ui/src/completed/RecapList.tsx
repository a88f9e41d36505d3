import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { useLongList } from '../behavior/useLongList.ts';
import styles from './RecapList.module.css';

export type RecapListProps = { rows: readonly string[]; hasBullets?: boolean };

const ROW_HEIGHT = 32;

/** Virtualized list of short texts. */
export function RecapList({ rows, hasBullets = false }: RecapListProps) {
  const { listProps, indexes, rowProps } = useLongList<HTMLUListElement, string>(rows, ROW_HEIGHT);
  return (
    <ul {...listProps} className={cx(styles.list, hasBullets && styles.bullets)}>
      {indexes.map((index) => (
        <li
          key={index}
          {...rowProps(index)}
          className={styles.row}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          <UserText lines={3}>{rows[index] ?? ''}</UserText>
        </li>
      ))}
    </ul>
  );
}
