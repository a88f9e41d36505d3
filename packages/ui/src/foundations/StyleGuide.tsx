import type { ReactNode } from 'react';
import styles from './StyleGuide.module.css';

export type StyleGuidePageProps = { title: string; lead: ReactNode; children: ReactNode };

/** One page of the foundations: what it is about, and its sections. */
export function StyleGuidePage({ title, lead, children }: StyleGuidePageProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </article>
  );
}

export type StyleGuideSectionProps = { title: string; children: ReactNode };

export function StyleGuideSection({ title, children }: StyleGuideSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type Fact = {
  id: string;
  /** By the head of each column; the first one names the row. */
  cells: Readonly<Record<string, ReactNode>>;
};

export type StyleGuideTableProps = {
  /** What the table lists: heard, not seen. */
  caption: string;
  rows: readonly Fact[];
};

/** A table that a phone reads row by row. */
export function StyleGuideTable({ caption, rows }: StyleGuideTableProps) {
  return (
    <table className={styles.facts}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.keys(rows[0]?.cells ?? {}).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
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
