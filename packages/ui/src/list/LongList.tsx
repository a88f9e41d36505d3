import { type ReactNode, type Ref, useRef } from 'react';
import { type LongList as Layout, useLongList, useLongListIn } from '../behavior/useLongList.ts';
import { List, type ListProps } from '../primitives/list/List.tsx';

export type LongListProps<Row> = Omit<ListProps, 'children'> & {
  rows: readonly Row[];
  /** An estimate in pixels. */
  rowHeight: number;
  /** Needed for rows that may move, and declared outside the component. Otherwise, the position is the key. */
  keyOf?: (row: Row) => string;
  rowClassName?: string;
  children: (row: Row, index: number) => ReactNode;
};

/** A virtualized list that scrolls with the page. */
export const LongList = <Row,>({ rowHeight, ...list }: LongListProps<Row>) => (
  <Rows {...list} layout={useLongList<HTMLUListElement, Row>(list.rows, rowHeight, list.keyOf)} />
);

export type LongListInProps<Row> = LongListProps<Row> & {
  /** Renders the scroll container around the list. */
  renderBox: (ref: Ref<HTMLDivElement>, list: ReactNode) => ReactNode;
};

/** A virtualized list inside a scroll container. */
export function LongListIn<Row>({ renderBox, rowHeight, ...list }: LongListInProps<Row>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const layout = useLongListIn<HTMLUListElement, Row>(boxRef, list.rows, rowHeight, list.keyOf);
  // oxlint-disable-next-line react/refs -- the box attaches it
  return renderBox(boxRef, <Rows {...list} layout={layout} />);
}

export const byId = ({ id }: { id: string }) => id;

type RowsProps<Row> = Omit<LongListProps<Row>, 'rowHeight'> & { layout: Layout<HTMLUListElement> };

function Rows<Row>({ rows, keyOf, rowClassName, layout, children, ...list }: RowsProps<Row>) {
  const { listProps, indexes, rowProps } = layout;
  return (
    <List {...list} {...listProps}>
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={keyOf?.(row) ?? index}
              {...rowProps(index)}
              className={rowClassName}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {children(row, index)}
            </li>
          )
        );
      })}
    </List>
  );
}
