import { Flex } from '@radix-ui/themes';
import { Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { cx } from '../cx.ts';
import styles from './MultiSelectList.module.css';

export type MultiSelectListProps<Row extends { id: string }> = {
  /** The accessible name. */
  label: string;
  /** The rows to choose from, in order. */
  rows: ReadonlyArray<Row>;
  /** Returns the text used for type-ahead search. */
  nameOf: (row: Row) => string;
  /** May include ids that are not in `rows`. */
  selectedIds: ReadonlySet<string>;
  /** Called with all selected ids, including those not in `rows`. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** No more rows can be selected. */
  isFull?: boolean;
  /** Class of the list, for its height. */
  className?: string;
  /** Renders the content of a row, next to its checkbox. */
  children: (row: Row) => ReactNode;
};

/** A list for selecting any number of rows. Arrow keys move between rows; Space and Enter toggle one. */
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
      // Escape closes the surrounding dialog and must not clear the selection.
      escapeKeyBehavior="none"
      onSelectionChange={(keys) =>
        onSelectionChange(
          keys === 'all' ? new Set([...selectedIds, ...rows.map(({ id }) => id)]) : new Set([...keys].map(String)),
        )
      }
    >
      {rows.map((row) => (
        <ListBoxItem key={row.id} id={row.id} textValue={nameOf(row)} className={styles.row}>
          {({ isSelected }) => (
            <Flex align="center" gap="3" p="2" minWidth="0">
              {isSelected ? <SquareCheck size={18} aria-hidden /> : <Square size={18} aria-hidden />}
              {children(row)}
            </Flex>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
