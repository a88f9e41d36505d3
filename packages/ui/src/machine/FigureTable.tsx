import { VisuallyHidden } from '@radix-ui/themes';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './FigureTable.module.css';

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
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name = '', ...cells], isMarked }) => (
          <tr key={key} data-marked={isMarked || undefined}>
            <th scope="row">
              <UserText lines={2}>{name}</UserText>
            </th>
            {Object.entries(cells).map(([column, cell]) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
