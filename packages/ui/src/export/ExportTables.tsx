import { useDeferredValue, useId, useMemo, useState } from 'react';
import { plural } from '../format/number.ts';
import { SearchField } from '../primitives/form/SearchField.tsx';
import { useLongList } from '../primitives/list/useLongList.ts';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import type { ExportTable } from './ExportScreen.tsx';
import styles from './ExportScreen.module.css';
import { headingOf } from './headingOf.ts';

export type ExportTablesProps = { tables: readonly ExportTable[] };

/** The tables of an export, one at a time, whose rows can be searched. */
export function ExportTables({ tables }: ExportTablesProps) {
  const panelId = useId();
  const [selected, setSelected] = useState(tables[0]?.name ?? '');
  const [query, setQuery] = useState('');
  const table = tables.find(({ name }) => name === selected);
  const text = useDeferredValue(query.trim().toLowerCase());
  const rows = useMemo(() => rowsWith(table?.rows ?? [], text), [table, text]);
  return (
    <>
      <Tabs
        label="Table"
        tabs={tables.map(({ name, rows }) => ({
          id: name,
          label: `${headingOf(name)} ${rows.length.toLocaleString('en-US')}`,
        }))}
        selected={selected}
        onSelect={setSelected}
        panelId={panelId}
      />
      <SearchField label="Search this table" placeholder="Search" value={query} onChange={setQuery} />
      <output className={styles.count}>{plural(rows.length, 'row')}</output>
      <TabPanel id={panelId} label={headingOf(selected)}>
        {table && <Rows key={`${selected} ${text}`} columns={table.columns} rows={rows} />}
      </TabPanel>
    </>
  );
}

const rowsWith = (rows: ExportTable['rows'], text: string) =>
  text === '' ? rows : rows.filter((cells) => cells.some((cell) => cell.toLowerCase().includes(text)));

const ROW_HEIGHT = 140;

function Rows({ columns, rows }: Omit<ExportTable, 'name'>) {
  const { listProps, indexes, rowProps } = useLongList<HTMLUListElement, readonly string[]>(rows, ROW_HEIGHT);
  return (
    <ul {...listProps} className={styles.rows}>
      {indexes.map((index) => (
        <li
          key={index}
          {...rowProps(index)}
          className={styles.row}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          <FactList lines={6} facts={factsOf(columns, rows[index] ?? [])} />
        </li>
      ))}
    </ul>
  );
}

type Fact = readonly [name: string, value: string | null];

/** Returns the cells of a row with their headings. A table of fields has a heading in each row. */
function factsOf(columns: readonly string[], cells: readonly string[]): Fact[] {
  const [field = '', value] = cells;
  if (columns.join() === 'field,value') return [[headingOf(field), value || '-']];
  return columns.map((column, index) => [headingOf(column), cells[index] ?? null]);
}
