import type { CSSProperties } from 'react';
import type { Group } from './stateSearch.ts';
import { StateRow } from './StateRow.tsx';
import styles from './StateCoverage.module.css';

export type StateSectionProps = { group: Group; appearance: 'dark' | 'light' };

/** Lists the states of one section of the specification, by screen. */
export function StateSection({ group: { section, title, screens }, appearance }: StateSectionProps) {
  const headingId = `section-${section}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.section}>
        {title}
      </h2>
      {screens.map(({ screen, rows }) => (
        <div key={screen} className={styles.screen} style={{ '--rows': rows.length } as CSSProperties}>
          <h3 className={styles.name}>{screen}</h3>
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
