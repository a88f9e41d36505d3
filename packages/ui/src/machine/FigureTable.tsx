import { Table, VisuallyHidden } from '@radix-ui/themes';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type FigureTableProps = {
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
            <Table.ColumnHeaderCell key={header} px={GAP} justify={column > 0 ? 'end' : 'start'}>
              <Mono size="1" color="gray">
                {header}
              </Mono>
            </Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, cells: [name = '', ...cells], isMarked = false }) => {
          const look = { size: SIZE, color: isMarked ? 'mint' : undefined } as const;
          return (
            <Table.Row key={key}>
              <Table.RowHeaderCell px={GAP}>
                <Mono {...look}>
                  <UserText lines={2}>{name}</UserText>
                </Mono>
              </Table.RowHeaderCell>
              {Object.entries(cells).map(([column, cell]) => (
                <Table.Cell key={column} px={GAP} justify="end">
                  <Mono {...look}>{cell}</Mono>
                </Table.Cell>
              ))}
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

const GAP = { initial: '1', sm: '2' } as const;
const SIZE = { initial: '1', sm: '2' } as const;
