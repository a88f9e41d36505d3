import { Inset, Skeleton, Table, VisuallyHidden } from '@radix-ui/themes';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { amount } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { type LongRowProps, useLongList } from '../behavior/useLongList.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import styles from './PlayerTable.module.css';

export type Column<Row> = Pick<ComponentProps<typeof Table.Cell>, 'width' | 'justify'> & {
  /** The one named "Player" has the header of each row. */
  name: string;
  /** On a phone in the second line of a row, after all others in the first. */
  below?: 'start' | 'end';
  /** On a phone the name is hidden. */
  isNarrow?: boolean;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
};

/** The kinds of rows that look different: the viewer's own, a former member's, and one that isn't a player's. */
export type RowLook = 'own' | 'former' | 'reference';

export type PlayerTableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  /** Those after the position's. Stable, so that scrolling renders only new rows. */
  columns: readonly Column<Row>[];
  /** All rows, in order. Only those near the visible part are rendered. */
  rows: readonly Row[];
  /** Returns the stable key of a row. */
  keyOf: (row: Row) => string;
  /** Null or less than 1 for those without one. */
  positionOf: (row: Row) => number | null;
  /** Returns how a row looks; undefined for an ordinary one. */
  lookOf: (row: Row) => RowLook | undefined;
  /** Text below the rows, inside of the panel. */
  note?: ReactNode;
};

/** An estimate in pixels; rows are measured. */
const ROW_HEIGHT = 44;

/** A virtualized table of players by position. */
export function PlayerTable<Row>(props: PlayerTableProps<Row>) {
  const { columns, rows, keyOf, positionOf, lookOf } = props;
  const { listProps, indexes, rowProps, around } = useLongList<HTMLTableSectionElement, Row>(rows, ROW_HEIGHT, keyOf);
  return (
    <Frame {...props} rowCount={rows.length + 1}>
      <tbody {...listProps}>
        <Space height={around[0]} />
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <PlayerRow
                key={keyOf(row)}
                {...rowProps(index)}
                aria-rowindex={index + 2}
                row={row}
                columns={columns}
                position={positionOf(row)}
                look={lookOf(row)}
              />
            )
          );
        })}
        <Space height={around[1]} />
      </tbody>
    </Frame>
  );
}

/** The rows that are not rendered. */
const Space = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

type FrameProps<Row> = Pick<PlayerTableProps<Row>, 'columns' | 'caption' | 'note'> & {
  rowCount: number;
  isQuiet?: boolean;
  children: ReactNode;
};

function Frame<Row>({ columns, caption, rowCount, isQuiet = false, note, children }: FrameProps<Row>) {
  // Radix gives the props of its table to the box around it.
  const count = (box: HTMLDivElement | null) =>
    box?.querySelector('table')?.setAttribute('aria-rowcount', String(rowCount));
  return (
    <Panel size={SIZE} tone={isQuiet ? 'quiet' : 'accent'} aria-hidden={isQuiet || undefined}>
      <Inset>
        <Table.Root ref={count} layout="fixed" size={SIZE}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <Table.Header>
            <Table.Row aria-rowindex={1} align="center" className={styles.row}>
              <Table.ColumnHeaderCell width={POSITION_WIDTH}>
                <Eyebrow as="span" aria-hidden>
                  #
                </Eyebrow>
                <VisuallyHidden>Position</VisuallyHidden>
              </Table.ColumnHeaderCell>
              {columns.map(({ name, width, justify, below, isNarrow = false }) => (
                <Table.ColumnHeaderCell
                  key={name}
                  width={width}
                  justify={justify}
                  className={cx(below && styles.below)}
                >
                  <Eyebrow as="span" className={cx((isNarrow || below) && styles.hidden)}>
                    {name}
                  </Eyebrow>
                </Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          {children}
        </Table.Root>
        {note}
      </Inset>
    </Panel>
  );
}

const SIZE = { initial: '1', sm: '2' } as const;
const POSITION_WIDTH = { initial: '2.75rem', sm: '4rem' };
const PODIUM = 3;

type PlayerRowProps<Row> = LongRowProps & {
  'aria-rowindex': number;
  row: Row;
  columns: readonly Column<Row>[];
  position: number | null;
  look: RowLook | undefined;
};

const PlayerRow = memo(function PlayerRow<Row>({ row, columns, position, look, ...rest }: PlayerRowProps<Row>) {
  const isTop = position !== null && position >= 1 && position <= PODIUM;
  const hasTwoLines = columns.some(({ below }) => below);
  return (
    <Table.Row
      {...rest}
      align="center"
      className={cx(styles.row, styles.entry, hasTwoLines && styles.twoLines, look && styles[look])}
    >
      <Table.Cell>
        <Mono color="gray" highContrast={isTop} weight={isTop ? 'bold' : 'regular'}>
          {position === null || position < 1 ? '-' : amount(position)}
        </Mono>
      </Table.Cell>
      {columns.map(({ name, below, justify, cell }) => {
        const Cell = name === 'Player' ? Table.RowHeaderCell : Table.Cell;
        return (
          <Cell key={name} justify={justify} className={cx(below && styles.below)}>
            {below ? <div className={cx(styles.lower, styles[below])}>{cell(row)}</div> : cell(row)}
          </Cell>
        );
      })}
    </Table.Row>
  );
}) as <Row>(row: PlayerRowProps<Row>) => ReactNode;

const PLACES = Array.from({ length: 10 }, (_, index) => index);
const STILL = { ref: () => {}, 'data-key': undefined, style: undefined };

const atTheStart = () => <Skeleton width="70%" height="1.25rem" />;
const atTheEnd = () => <Skeleton width="70%" height="1.25rem" ml="auto" />;

/** Placeholder for a loading table of players. */
export function PlayerTableSkeleton({ columns }: Pick<PlayerTableProps<never>, 'columns'>) {
  const shapes = columns.map((column) => ({ ...column, cell: column.justify === 'end' ? atTheEnd : atTheStart }));
  return (
    <Frame columns={columns} caption="" rowCount={PLACES.length} isQuiet>
      <tbody>
        {PLACES.map((place) => (
          <PlayerRow
            key={place}
            {...STILL}
            data-index={place}
            aria-rowindex={place + 2}
            row={place}
            columns={shapes}
            position={null}
            look={undefined}
          />
        ))}
      </tbody>
    </Frame>
  );
}
