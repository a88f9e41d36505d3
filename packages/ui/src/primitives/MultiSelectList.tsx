import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { cx } from './cx.ts';
import styles from './MultiSelectList.module.css';

export type MultiSelectListProps<Row extends { id: string }> = {
  /** Its name for those who listen. */
  label: string;
  rows: ReadonlyArray<Row>;
  /** What a row is found by when its first letters are typed. */
  nameOf: (row: Row) => string;
  /** Those of rows that are not in the list too. */
  selectedIds: ReadonlySet<string>;
  /** Every row that is chosen now, those of them that are not in the list too. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** No more can be chosen. */
  isFull?: boolean;
  className?: string;
  /** Draws one row, beside its box. */
  children: (row: Row) => ReactNode;
};

/** For rows of which any number can be chosen: arrows go through them, Space and Enter choose. */
export function MultiSelectList<Row extends { id: string }>(props: MultiSelectListProps<Row>) {
  const { label, rows, nameOf, selectedIds, onSelectionChange, isFull = false, className, children } = props;
  const locked = isFull ? rows.flatMap(({ id }) => (selectedIds.has(id) ? [] : id)) : [];
  return (
    <ListBox
      aria-label={label}
      className={cx(styles.list, className)}
      selectionMode="multiple"
      selectedKeys={selectedIds}
      disabledKeys={locked}
      // Escape closes what the list stands in; what was chosen stays.
      escapeKeyBehavior="none"
      onSelectionChange={(keys) =>
        onSelectionChange(
          keys === 'all' ? new Set([...selectedIds, ...rows.map(({ id }) => id)]) : new Set([...keys].map(String)),
        )
      }
    >
      {rows.map((row) => (
        <ListBoxItem key={row.id} id={row.id} textValue={nameOf(row)} className={styles.row}>
          <span className={styles.box} aria-hidden />
          {children(row)}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
