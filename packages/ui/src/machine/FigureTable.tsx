import { Table, VisuallyHidden } from '@radix-ui/themes';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type FigureTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  /** Of all columns; the first one names the row. */
  headers: readonly string[];
  /** Each with as many cells as there are headers. */
  rows: readonly { key: string; cells: readonly string[]; isMarked?: boolean }[];
};

/** A small table of numbers. */
export function FigureTable({ caption, headers, rows }: FigureTableProps) {
  return (
    <Table.Root size="1">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Table.Header>
        <Table.Row>
          {headers.map((header, column) => (
            <Table.ColumnHeaderCell key={header} px={STEP} justify={column > 0 ? 'end' : 'start'}>
              <Mono size="1" color="gray">
                {header}
              </Mono>
            </Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, cells: [name = '', ...cells], isMarked }) => (
          <Table.Row key={key}>
            <Table.RowHeaderCell px={STEP}>
              <Mono size={STEP} color={isMarked ? 'mint' : undefined}>
                <UserText lines={2}>{name}</UserText>
              </Mono>
            </Table.RowHeaderCell>
            {Object.entries(cells).map(([column, cell]) => (
              <Table.Cell key={column} px={STEP} justify="end">
                <Mono size={STEP} color={isMarked ? 'mint' : undefined}>
                  {cell}
                </Mono>
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Of the text, and of the space beside it. */
const STEP = { initial: '1', sm: '2' } as const;
