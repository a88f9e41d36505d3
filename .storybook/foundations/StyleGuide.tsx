import type { ReactNode } from 'react';
import styles from './StyleGuide.module.css';

export type StyleGuidePageProps = { title: string; lead: ReactNode; children: ReactNode };

/** A page of the style guide: title, introduction and sections. */
export function StyleGuidePage({ title, lead, children }: StyleGuidePageProps) {
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </article>
  );
}

export type StyleGuideSectionProps = { title: string; children: ReactNode };

/** A section of the style guide with its heading. */
export function StyleGuideSection({ title, children }: StyleGuideSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export type StyleGuideTableProps = {
  /** The table's accessible name, visually hidden. */
  caption: string;
  /** Cells by column header. The first one is the row header. */
  rows: readonly Readonly<Record<string, ReactNode>>[];
};

/** A table that turns into a list of rows on a phone. */
export function StyleGuideTable({ caption, rows }: StyleGuideTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.keys(rows[0] ?? {}).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never move
          <tr key={index}>
            {Object.entries(cells).map(([head, cell], column) =>
              column === 0 ? (
                <th key={head} scope="row" data-head={head}>
                  <span>{cell}</span>
                </th>
              ) : (
                <td key={head} data-head={head}>
                  <span>{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
