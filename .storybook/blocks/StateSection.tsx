import type { CSSProperties } from 'react';
import type { Group } from './stateSearch.ts';
import { StateRow } from './StateRow.tsx';
import styles from './StateCoverage.module.css';

export type StateSectionProps = { group: Group; appearance: 'dark' | 'light' };

/** Lists the states of one chapter of the specification, by section. */
export function StateSection({ group: { chapter, title, sections }, appearance }: StateSectionProps) {
  const headingId = `chapter-${chapter}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.section}>
        {title}
      </h2>
      {sections.map(({ section, rows }) => (
        <div key={section} className={styles.screen} style={{ '--rows': rows.length } as CSSProperties}>
          <h3 className={styles.name}>{section}</h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <StateRow key={row.id} row={row} appearance={appearance} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
