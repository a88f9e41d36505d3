import { Flex, Table, VisuallyHidden } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { ScreenTitle } from '@machine/ui/primitives/text/ScreenTitle.tsx';

export type StyleGuidePageProps = { title: string; lead: string; children: ReactNode };

/** A page of the style guide: title, introduction and sections. */
export const StyleGuidePage = ({ title, lead, children }: StyleGuidePageProps) => (
  <Flex asChild direction="column" gap="6" p="4" mx="auto" maxWidth="960px">
    <main>
      <ScreenTitle lead={lead}>{title}</ScreenTitle>
      {children}
    </main>
  </Flex>
);

export type StyleGuideTableProps = {
  /** The table's accessible name, visually hidden. */
  caption: string;
  /** Cells by column header. The first one is the row header. */
  rows: readonly Readonly<Record<string, ReactNode>>[];
};

/** A table of examples. Long values of its cells break, because a table that scrolls would need the focus. */
export const StyleGuideTable = ({ caption, rows }: StyleGuideTableProps) => (
  <Table.Root size="1" style={{ overflowWrap: 'break-word' }}>
    <VisuallyHidden asChild>
      <caption>{caption}</caption>
    </VisuallyHidden>
    <Table.Header>
      <Table.Row>
        {Object.keys(rows[0] ?? {}).map((head) => (
          <Table.ColumnHeaderCell key={head}>{head}</Table.ColumnHeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {Object.entries(rows).map(([index, cells]) => (
        <Table.Row key={index}>
          {Object.entries(cells).map(([head, cell], column) => {
            const Cell = column === 0 ? Table.RowHeaderCell : Table.Cell;
            return <Cell key={head}>{cell}</Cell>;
          })}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
