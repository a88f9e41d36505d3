import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export type SectionProps = { title: string; children: ReactNode };

/** A part of the profile under a heading of its own. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
