import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useLongList, useLongListIn } from '../behavior/useLongList.ts';
import { List, type ListProps } from '../primitives/list/List.tsx';

export type LongListProps<Row> = Omit<ListProps, 'children'> & {
  /** All rows. Only those near the visible part are rendered. */
  rows: readonly Row[];
  /** An estimate in pixels. */
  rowHeight: number;
  /** Needed for rows that may move, and declared outside the component. Otherwise, the position is the key. */
  keyOf?: (row: Row) => string;
  /** Class of each `li`. */
  rowClassName?: string;
  /** Renders the content of a row. */
  children: (row: Row, index: number) => ReactNode;
};

/** A virtualized list that scrolls with the page. */
export const LongList = <Row,>({ rowHeight, ...list }: LongListProps<Row>) => (
  <Rows {...list} layout={useLongList<HTMLUListElement, Row>(list.rows, rowHeight, list.keyOf)} />
);

export type LongListInProps<Row> = LongListProps<Row> & {
  /** The scroll container around the list. With a `tabIndex`, it is also scrolled by keyboard where no row has a control. */
  box?: ComponentProps<'div'>;
};

/** A virtualized list inside a scroll container. */
export function LongListIn<Row>({ box, rowHeight, ...list }: LongListInProps<Row>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const layout = useLongListIn<HTMLUListElement, Row>(boxRef, list.rows, rowHeight, list.keyOf);
  return (
    <div style={SCROLLING} {...box} ref={boxRef}>
      <Rows {...list} layout={layout} />
    </div>
  );
}

const SCROLLING = { minHeight: 0, overflow: 'auto' } as const;

export const byId = ({ id }: { id: string }) => id;

type RowsProps<Row> = Omit<LongListProps<Row>, 'rowHeight'> & {
  layout: ReturnType<typeof useLongList<HTMLUListElement, Row>>;
};

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
