import { VisuallyHidden } from '@radix-ui/themes';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';
import { type LongRowProps, useLongList } from '../primitives/list/useLongList.ts';
import styles from './PlayerTable.module.css';

/** Props for the `tr` of a row. */
export type PlayerRowProps = LongRowProps & { 'aria-rowindex': number };

export type PlayerTableProps<Row> = {
  caption: string;
  /** The other columns' headers, after the position's. */
  headers: ReactNode;
  rows: readonly Row[];
  /** Estimated height in pixels on a desktop; rows on a phone are measured. */
  rowHeight: number;
  keyOf: (row: Row) => string;
  /** Sets the columns. */
  className: string | undefined;
  /** Renders a row; memoize it, so that scrolling renders only new rows. */
  children: (row: Row, props: PlayerRowProps) => ReactNode;
};

/** The frame of a virtualized table of players by position. */
export function PlayerTable<Row>({
  caption,
  headers,
  rows,
  rowHeight,
  keyOf,
  className,
  children,
}: PlayerTableProps<Row>) {
  const { listProps, indexes, rowProps } = useLongList<HTMLTableSectionElement, Row>(rows, rowHeight, keyOf);
  return (
    <table className={cx(styles.table, className)} aria-rowcount={rows.length + 1}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.part}>
        <tr aria-rowindex={1} className={cx(styles.row, styles.header)}>
          <th scope="col">
            <span aria-hidden>#</span>
            <VisuallyHidden>Position</VisuallyHidden>
          </th>
          {headers}
        </tr>
      </thead>
      <tbody {...listProps} className={styles.part}>
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <Fragment key={keyOf(row)}>{children(row, { ...rowProps(index), 'aria-rowindex': index + 2 })}</Fragment>
            )
          );
        })}
      </tbody>
    </table>
  );
}
